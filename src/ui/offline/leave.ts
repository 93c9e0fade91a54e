import { documents, files, pictures } from './caches.ts'
import { openPage } from './network.ts'
import { isUnsent } from './queue.ts'
import { all, forgetData, remove } from './store.ts'

export const unsentHere = async () => (await all('operations')).filter(isUnsent).length

/** Nothing of the office stays here. What was not sent stays, and goes when its writer is back. */
export async function forgetPhone() {
  for (const name of [documents, pictures, files]) await caches.delete(name)
  await forgetData()
  for (const one of await all('operations')) if (!isUnsent(one)) await remove('operations', one.id)
  Object.assign(openPage, { page: null, person: null, shown: null })
}
