/** A conversation is many small forms: they have their own count, and a suggestion is pressed at once. */
export const chatPace = { door: { name: 'assistant', most: 60, seconds: 600 }, fastest: 0 }

/** Each sends a message to a number we have not seen proven, so one address has few of them. */
export const handOverPace = { door: { name: 'assistant-hand-over', most: 20, seconds: 3_600 } }
