/** A conversation is many small forms: they have their own count, and a suggestion is pressed at once. */
export const chatPace = { door: { name: 'assistant', most: 60, seconds: 600 }, fastest: 0 }
