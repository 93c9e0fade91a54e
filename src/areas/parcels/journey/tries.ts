/** Wrong codes before one opens nothing any more, and new ones a day. */
export const mostTries = 5
export const mostCodesADay = 3
