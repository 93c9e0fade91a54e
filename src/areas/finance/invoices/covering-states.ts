/** Cheques whose money may still come of itself: what they cover is not chased. One that came back covers nothing. */
export const coveringStates = ['received', 'deposited', 'redeposited'] as const
