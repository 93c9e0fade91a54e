import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'

const source = `${import.meta.dirname}/..`
const office = testOffice()
const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8')

const tablesFiles = globSync(['platform/tables.ts', 'areas/**/{tables,*-tables}.ts'], { cwd: source }).map((path) => ({
  path,
  text: read(path),
}))
/** areas/finance and platform own tables; the rooms of an area share them. */
const areaOf = (path: string) => (path.startsWith('areas/') ? path.split('/').slice(0, 2).join('/') : dirname(path))
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
        when 'bool' then 'boolean' when 'timestamptz' then 'Date' when 'jsonb' then 'unknown'
        when '_uuid' then 'string[]' when '_int4' then 'number[]' when '_text' then 'string[]' else 'string' end as type) kinds
    where table_schema = 'public' and table_name <> 'migrations'`.execute(office.db)

  const written = tablesFiles.flatMap(({ text }) => tablesIn(text).flatMap((table) => columnsIn(text, table)))
  expect(written.sort()).toEqual(rows.map(({ column }) => column).sort())
})

test('an area speaks to its own tables only', () => {
  const owner = new Map(tablesFiles.flatMap(({ path, text }) => tablesIn(text).map(({ table }) => [table, areaOf(path)])))
  const trespasses = globSync('areas/**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join)\(\s*['"](\w+)/g)]
        .map(([, table = '']) => ({ path, table, owner: owner.get(table) }))
        .filter(({ owner }) => owner && owner !== areaOf(path)),
    )
  expect(trespasses).toEqual([])
})
