import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { actorWith } from '#areas/access/roles/actors.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Actor } from '#platform/context.ts'
import { requestCtx } from '#platform/http.ts'
import { doors } from '#testing/doors.ts'
import { holders } from '#testing/holders.ts'
import { testOffice } from '#testing/office.ts'
import { answered } from '#testing/visit.ts'
import { firstRoles } from '#values/roles.ts'
import routes from '../routes.ts'
import { everyPermission } from './areas.ts'

const office = testOffice()
/** A record that is nobody's: what is behind an open door is 404 then, and never 403. */
const nobodys = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

type Open = (args: unknown) => Promise<unknown>
type Door = { name: string; url: string; act: string | null; open: Open; posts: boolean }

function pagesOf(entries: RouteConfigEntry[], above = ''): { url: string; file: string }[] {
  return entries.flatMap(({ path, file, index, children }) => {
    const url = path ? `${above}/${path}` : above
    return [...(path || index ? [{ url: url || '/', file }] : []), ...pagesOf(children ?? [], url)]
  })
}

async function doorsOf({ url, file }: { url: string; file: string }): Promise<Door[]> {
  const { loader, action } = await import(/* @vite-ignore */ `${import.meta.dirname}/../${file}`)
  const found: Door[] = loader ? [{ name: `GET ${url}`, url, act: null, open: loader, posts: false }] : []
  for (const [act, open] of Object.entries<Open>(action?.acts ?? {}))
    found.push({ name: `POST ${url}?act=${act}`, url, act, open, posts: true })
  if (action && !action.acts) found.push({ name: `POST ${url}`, url, act: null, open: action, posts: true })
  return found
}

/** Whether somebody is let in: not refused, and not sent to sign in. */
async function isOpen({ url, act, open, posts }: Door, actor: Actor) {
  const context = new RouterContextProvider()
  context.set(requestCtx, { ...office.visitor(), actor })
  const at = new URL(url.replaceAll(/:\w+/g, nobodys) + (act ? `?act=${act}` : ''), 'http://office')
  const request = new Request(at, posts ? { method: 'POST', body: new FormData() } : {})
  const params = Object.fromEntries([...url.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, nobodys]))
  const answer = await answered(Promise.resolve().then(() => open({ context, request, params, url: at, pattern: url })))
  const { status, init, to } = (answer ?? {}) as { status?: number; init?: { status?: number }; to?: string | null }
  const said = init?.status ?? status ?? 200
  return said !== 401 && said !== 403 && !to?.startsWith('/login?to=')
}

/** One of each: nobody we know, a customer, staff without a role, and whoever holds one of the first roles. */
async function everybody() {
  const house = { ...office.visitor(), actor: theHouseItself }
  const { id } = await addDemonstrationAccount(house, { name: 'هدى', email: 'huda@x.om' })
  const people: [string, Actor][] = [
    ['visitor', office.visitor().actor],
    ['customer', office.customer(id).actor],
    ['staff', office.staff(id).actor],
  ]
  for (const role of firstRoles) people.push([role, { ...(await actorWith(house, role)), id }])
  return people
}

function expected(permission: string, people: string[]) {
  if (permission === 'anyone' || permission === 'open') return people
  if (permission === 'anyone-signed-in') return people.filter((who) => who !== 'visitor')
  if (permission === 'staff') return people.filter((who) => who !== 'visitor' && who !== 'customer')
  return people.filter((who) => (holders[permission] ?? []).some((role) => role === who))
}

/** «POST /admin/tasks?act=add,complete» are two doors. */
const written = Object.entries(doors).flatMap(([permission, names]) =>
  names.flatMap((name) => {
    const [page, acts] = name.split('?act=')
    return acts ? acts.split(',').map((act) => ({ name: `${page}?act=${act}`, permission })) : [{ name, permission }]
  }),
)

test('every door of the product stands in the table', async () => {
  const found = (await Promise.all(pagesOf(routes).map(doorsOf))).flat().map(({ name }) => name)
  const say = 'write it in src/testing/doors.ts (or doors-for-all.ts), under the permission it asks for'
  expect(
    found.filter((name) => !written.some((door) => door.name === name)),
    say,
  ).toEqual([])
  expect(
    written.filter(({ name }) => !found.includes(name)),
    'these are no doors any more: take them out of src/testing/doors.ts',
  ).toEqual([])
})

test('every permission stands in the table with the roles that hold it from their first day', async () => {
  const people = await everybody()
  for (const permission of everyPermission) {
    const may = people.filter(([, actor]) => actor.may(permission)).map(([who]) => who)
    expect(may, `${permission.key}: write in src/testing/holders.ts who holds it`).toEqual(holders[permission.key])
  }
})

test('each door opens to whom the table says, and to nobody else', async () => {
  const people = await everybody()
  const names = people.map(([who]) => who)
  const opened: Record<string, string[]> = {}
  const meant: Record<string, string[]> = {}
  for (const page of pagesOf(routes)) {
    for (const door of await doorsOf(page)) {
      const letIn: string[] = []
      for (const [who, actor] of people) if (await isOpen(door, actor)) letIn.push(who)
      opened[door.name] = letIn
      meant[door.name] = expected(written.find(({ name }) => name === door.name)?.permission ?? '', names)
    }
  }
  expect(opened).toEqual(meant)
})
