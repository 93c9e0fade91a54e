import type { Operation } from './queue.ts'

/** A page as the office told it last. `own`: the versions from which this phone moved it on. */
export type KeptPage = {
  key: string
  person: string
  page: string
  data: unknown
  version: number
  readAt: number
  own: readonly number[]
}

type Stores = { operations: Operation; pages: KeptPage }

let opened: Promise<IDBDatabase> | undefined

const open = () => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('phone', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('operations', { keyPath: 'id' })
      request.result.createObjectStore('pages', { keyPath: 'key' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

/** Kept is what the transaction has written, not what was asked of it. */
async function within<Output>(name: keyof Stores, mode: IDBTransactionMode, does: (store: IDBObjectStore) => IDBRequest<Output>) {
  const transaction = (await open()).transaction(name, mode)
  const request = does(transaction.objectStore(name))
  return new Promise<Output>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
  })
}

export const all = <Name extends keyof Stores>(name: Name): Promise<Stores[Name][]> =>
  within(name, 'readonly', (store) => store.getAll())
export const put = <Name extends keyof Stores>(name: Name, value: Stores[Name]) =>
  within(name, 'readwrite', (store) => store.put(value))
export const remove = (name: keyof Stores, key: string) => within(name, 'readwrite', (store) => store.delete(key))

const keyOf = ({ person, page }: Pick<KeptPage, 'person' | 'page'>) => `${person} ${page}`

export async function keptPage(of: Pick<KeptPage, 'person' | 'page'>): Promise<KeptPage | undefined> {
  return within('pages', 'readonly', (store) => store.get(keyOf(of)))
}

export const keepPage = (page: Omit<KeptPage, 'key' | 'own'>) =>
  changePage(page, (before) => ({ ...page, key: keyOf(page), own: before?.own ?? [] }))

/** The phone itself moved the page on from this version. */
export const keepOwn = (of: Pick<KeptPage, 'person' | 'page'>, moved: (own: readonly number[]) => number) =>
  changePage(of, (before) => before && { ...before, own: [...before.own, moved(before.own)].slice(-50) })

/** Read and written in one transaction: of a page that is read anew while something is sent neither forgets what the other kept. */
async function changePage(of: Pick<KeptPage, 'person' | 'page'>, how: (before: KeptPage | undefined) => KeptPage | undefined) {
  const transaction = (await open()).transaction('pages', 'readwrite')
  const store = transaction.objectStore('pages')
  const asked: IDBRequest<KeptPage | undefined> = store.get(keyOf(of))
  asked.onsuccess = () => {
    const after = how(asked.result)
    if (after) store.put(after)
  }
  return new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
  })
}

/** What the office said leaves the phone; what this phone moved on stays known, for what has not been sent yet. */
export async function forgetData(isTheirs: (person: string) => boolean = () => true) {
  const gone = (await all('pages')).filter(({ person, data }) => data !== null && isTheirs(person))
  for (const page of gone) await changePage(page, (before) => before && { ...before, data: null, readAt: 0 })
  return gone.length
}
