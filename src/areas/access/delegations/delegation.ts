/** Longer than any leave; whoever is away for longer hands the work over instead of lending the rights to it. */
export const longestDelegation = 90
