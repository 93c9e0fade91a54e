import { type Moved, movedBy, type Operation } from './queue.ts'

/** A page as the office told it last. `moved`: by what this phone moved it on. */
export type KeptPage = {
  key: string
  person: string
  page: string
  data: unknown
  version: number
  readAt: number
  moved?: readonly Moved[]
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

export const keepPage = (page: Omit<KeptPage, 'key' | 'moved'>) =>
  changePage(page, (before) => ({ ...page, key: keyOf(page), moved: before?.moved ?? [] }))

/** The phone itself moved the page on. */
export const keepMoved = (operation: Operation) =>
  changePage(operation, (before) => before && { ...before, moved: movedBy(operation, before.moved ?? []) })

const changePage = (of: Pick<KeptPage, 'person' | 'page'>, how: How<KeptPage>) => change('pages', keyOf(of), how)

/** The office may have answered meanwhile: what it said is not covered up. */
export const markWaited = (id: string) =>
  change('operations', id, (before) => before && { ...before, ...(before.state !== 'done' && { waited: true }) })

type How<Kept> = (before: Kept | undefined) => Kept | undefined

/** Read and written in one transaction: of two who change the same neither forgets what the other kept. */
async function change<Name extends keyof Stores>(name: Name, key: string, how: How<Stores[Name]>) {
  const transaction = (await open()).transaction(name, 'readwrite')
  const store = transaction.objectStore(name)
  const asked: IDBRequest<Stores[Name] | undefined> = store.get(key)
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
