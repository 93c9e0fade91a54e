/** So many stand in one paper: more are printed in parts. */
export const labelsAtOnce = 200
