import { expect, test } from 'vitest'
import { acrossServices } from './across-services.ts'

test('each service has its question on the first page before any has a second', () => {
  const questions = [
    { service: null, question: 'a' },
    { service: 'rent', question: 'b' },
    { service: 'rent', question: 'c' },
    { service: 'rent', question: 'd' },
    { service: 'cars', question: 'e' },
  ]
  const chosen = (most: number) => acrossServices(questions, most).map(({ question }) => question)
  expect(chosen(3)).toEqual(['a', 'b', 'e'])
  expect(chosen(4)).toEqual(['a', 'b', 'c', 'e'])
  expect(chosen(9)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
