import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { knownPages } from '#areas/assistant/pages.ts'
import { testOffice } from '#testing/office.ts'
import routes from '../routes.ts'
import { areas } from './areas.ts'

const source = `${import.meta.dirname}/..`
const office = testOffice()
const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8')

type Place = { url: string; file: string }

function places(entries: RouteConfigEntry[], above = ''): Place[] {
  return entries.flatMap(({ path, file, children }) => {
    const url = path ? `${above}/${path}` : above
    return [{ url: url || '/', file }, ...places(children ?? [], url)]
  })
}

test('every URL of the product', () => {
  const urls = places(routes).filter(({ file }) => file.includes('/routes/'))
  expect(urls.map(({ url }) => url).sort()).toMatchInlineSnapshot(`
    [
      "/",
      "/.well-known/security.txt",
      "/about",
      "/admin",
      "/admin/conversations/:id",
      "/admin/requests",
      "/admin/requests/:id",
      "/assistant",
      "/assistant/:conversationId",
      "/assistant/:conversationId/hand-over",
      "/cancellation",
      "/contact",
      "/files/:id",
      "/invitation/:token",
      "/login",
      "/manifest.webmanifest",
      "/privacy",
      "/robots.txt",
      "/sent/:id",
      "/services",
      "/services/car-rental",
      "/services/construction",
      "/services/equipment-rental",
      "/services/parcels",
      "/services/rent-collection",
      "/sign-out",
      "/sitemap.xml",
      "/support",
      "/terms",
    ]
  `)
})

test('the assistant and its first answers send nobody to a page that is not there', async () => {
  const urls = new Set(places(routes).map(({ url }) => url))
  const questions = await office.db.selectFrom('questions').select('linkPath').where('linkPath', 'is not', null).execute()
  const paths = [...knownPages.map(({ link }) => link?.path), ...questions.map(({ linkPath }) => linkPath)]
  for (const path of paths) expect(urls, `${path}`).toContain(path?.replace(/#.*/, ''))
})

test('every loader and action of the back office asks for a permission', async () => {
  const inside = places(routes).filter(({ url, file }) => url.startsWith('/admin') && file.includes('/routes/'))
  for (const { file } of inside) {
    const { loader, action } = await import(/* @vite-ignore */ `${source}/${file}`)
    for (const door of [loader, action]) if (door) expect(door.permission?.key, file).toBeTypeOf('string')
    expect(loader ?? action, `${file} is open to everyone`).toBeDefined()
  }
})

test('every area is registered, and every subscriber has a name of its own', () => {
  const folders = globSync('areas/*/area.ts', { cwd: source }).map((path) => basename(dirname(path)))
  expect(areas.map(({ name }) => name).sort()).toEqual(folders.sort())

  const names = areas.flatMap(({ subscribers = [] }) => subscribers.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

const tablesFiles = globSync(['platform/tables.ts', 'areas/*/tables.ts'], { cwd: source }).map((path) => ({
  path,
  text: read(path),
}))
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** "parcels: ParcelsTable" inside `interface Database`. */
const tablesIn = (text: string) =>
  [...(/interface Database \{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/(\w+): (\w+)/g)].map(([, table = '', type = '']) => ({
    table,
    type,
  }))

/** One column per line, and words of our own stand for text: the plain form is part of the rule. */
function columnsIn(text: string, { table, type }: { table: string; type: string }) {
  const body = new RegExp(`interface ${type} \\{([^}]*)\\}`).exec(text)?.[1] ?? ''
  return [...body.matchAll(/^ +(\w+): (.+)$/gm)].map(([, column = '', written = '']) => {
    const plain = written.replace(/\b(?!Generated|Date|null|bigint|number|boolean|unknown)\w+\b/g, 'string')
    return `${snake(table)}.${snake(column)}: ${plain}`
  })
}

test('the tables as we write them are the tables of the database', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name || ': ' ||
      case when is_identity = 'YES' then 'GeneratedAlways<' || type || '>'
           when column_default is not null then 'Generated<' || type || '>'
           when is_nullable = 'YES' then type || ' | null' else type end as column
    from information_schema.columns,
      lateral (select case udt_name when 'int8' then 'bigint' when 'int4' then 'number' when 'float8' then 'number'
        when 'bool' then 'boolean' when 'timestamptz' then 'Date' when 'jsonb' then 'unknown' else 'string' end as type) kinds
    where table_schema = 'public' and table_name <> 'migrations'`.execute(office.db)

  const written = tablesFiles.flatMap(({ text }) => tablesIn(text).flatMap((table) => columnsIn(text, table)))
  expect(written.sort()).toEqual(rows.map(({ column }) => column).sort())
})

test('an area speaks to its own tables only', () => {
  const owner = new Map(tablesFiles.flatMap(({ path, text }) => tablesIn(text).map(({ table }) => [table, dirname(path)])))
  const trespasses = globSync('areas/**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join)\(\s*['"](\w+)/g)]
        .map(([, table = '']) => ({ path, table, owner: owner.get(table) }))
        .filter(({ owner }) => owner && !path.startsWith(`${owner}/`)),
    )
  expect(trespasses).toEqual([])
})

test('files stay small enough to read', () => {
  const long = globSync('**/*.{ts,tsx}', { cwd: source }).filter((path) => read(path).split('\n').length > 250)
  expect(long).toEqual([])
})
