import { expect, test } from 'vitest'
import { urlsOf } from '#testing/places.ts'
import routes from '../routes.ts'

/** A list that grows with the product lies beside the test: `-u` writes it anew, and what changed in it is read before it is kept. */
test('every URL of the product', async () => {
  await expect(`${urlsOf(routes).join('\n')}\n`).toMatchFileSnapshot('./urls.txt')
})
