import { folded } from '#values/text.ts'

/** The word of the list that stands in what was written, by itself or with its article; null where none does. */
export function prohibitedIn(content: string, words: readonly string[]) {
  const text = ` ${folded(content).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return (
    words.find((word) => {
      const plain = folded(word)
      return ['', 'ال', 'و', 'وال'].some((before) => text.includes(` ${before}${plain} `))
    }) ?? null
  )
}
