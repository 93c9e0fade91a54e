import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { isAdministratorsAlone } from '#areas/access/roles/role.ts'
import { areas, everyPermission, factWords } from './areas.ts'

const source = `${import.meta.dirname}/..`

/** Settings, users and roles. What else falls to nobody but the administrator belongs into this list, or says `for` whom it is. */
const administratorsAlone = ['company.manage', 'identity.manageUsers', 'access.manageRoles', 'notifications.connect']

test('every permission says which of the first roles hold it', () => {
  const silent = everyPermission.filter(({ for: roles }) => roles === undefined)
  expect(
    silent.map(({ key }) => key),
    "write `for: { cashier: 'branch', … }` beside its label in the area's permissions.ts; words.md §10.4 has the roles",
  ).toEqual([])
  expect(everyPermission.filter(isAdministratorsAlone).map(({ key }) => key)).toEqual(administratorsAlone)
})

test('every area is registered, and every subscriber has a name of its own', () => {
  const folders = globSync('areas/*/area.ts', { cwd: source }).map((path) => basename(dirname(path)))
  expect(areas.map(({ name }) => name).sort()).toEqual(folders.sort())

  const names = areas.flatMap(({ subscribers = [] }) => subscribers.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

test('whatever can be sent back is mended or asked for anew from its request', () => {
  const stuck = areas.flatMap(({ approvals = [] }) => approvals).filter(({ mendAt, anewAt }) => !mendAt && !anewAt)
  expect(stuck.map(({ action }) => action)).toEqual([])
})

test('whatever can have happened has its words in the history', async () => {
  const nameless: string[] = []
  for (const path of globSync('areas/**/*facts.ts', { cwd: source })) {
    const kinds: Record<string, { name?: string }> = await import(/* @vite-ignore */ `${source}/${path}`)
    const names = Object.values(kinds).flatMap(({ name }) => (name?.includes('.') ? [name] : []))
    nameless.push(...names.filter((name) => !factWords[name]))
  }
  expect(nameless).toEqual([])
})
