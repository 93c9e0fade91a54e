import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { places } from '#testing/places.ts'
import routes from '../routes.ts'

const source = `${import.meta.dirname}/..`
const office = testOffice()
const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8')

test('every URL of the product', () => {
  const urls = places(routes).filter(({ file }) => file.includes('/routes/'))
  expect(urls.map(({ url }) => url).sort()).toMatchInlineSnapshot(`
    [
      "/",
      "/.well-known/security.txt",
      "/about",
      "/accessibility",
      "/admin",
      "/admin/*",
      "/admin/approvals",
      "/admin/approvals/:approvalId",
      "/admin/audit",
      "/admin/audit/export",
      "/admin/delegations",
      "/admin/finance",
      "/admin/finance/accounts/:code",
      "/admin/finance/accounts/:code/export",
      "/admin/finance/balance-sheet",
      "/admin/finance/balance-sheet/export",
      "/admin/finance/boxes",
      "/admin/finance/boxes/bank-accounts",
      "/admin/finance/boxes/mine",
      "/admin/finance/boxes/moves",
      "/admin/finance/boxes/moves/:moveId",
      "/admin/finance/boxes/moves/:moveId/pdf",
      "/admin/finance/boxes/sessions",
      "/admin/finance/boxes/sessions/:sessionId",
      "/admin/finance/boxes/sessions/:sessionId/pdf",
      "/admin/finance/cashier",
      "/admin/finance/cheques",
      "/admin/finance/cheques/:chequeId",
      "/admin/finance/cheques/export",
      "/admin/finance/cheques/lists/:listId/pdf",
      "/admin/finance/cheques/new",
      "/admin/finance/health",
      "/admin/finance/invoices",
      "/admin/finance/invoices/:invoiceId",
      "/admin/finance/invoices/:invoiceId/pdf",
      "/admin/finance/invoices/export",
      "/admin/finance/invoices/new",
      "/admin/finance/journals",
      "/admin/finance/journals/:number",
      "/admin/finance/journals/export",
      "/admin/finance/journals/new",
      "/admin/finance/opening",
      "/admin/finance/opening/:importId",
      "/admin/finance/opening/:importId/faults",
      "/admin/finance/periods",
      "/admin/finance/profit-and-loss",
      "/admin/finance/profit-and-loss/export",
      "/admin/finance/receipts",
      "/admin/finance/receipts/:receiptId",
      "/admin/finance/receipts/:receiptId/pdf",
      "/admin/finance/receipts/export",
      "/admin/finance/trial-balance",
      "/admin/finance/trial-balance/export",
      "/admin/messages",
      "/admin/notifications",
      "/admin/notifications/blocked",
      "/admin/notifications/campaigns",
      "/admin/notifications/campaigns/:campaignId",
      "/admin/notifications/messages/:messageId",
      "/admin/notifications/templates",
      "/admin/notifications/templates/:notice",
      "/admin/privacy",
      "/admin/privacy/breaches",
      "/admin/privacy/breaches/:id",
      "/admin/privacy/breaches/:id/pdf",
      "/admin/privacy/breaches/new",
      "/admin/privacy/processing",
      "/admin/privacy/requests/:id",
      "/admin/privacy/requests/:id/pdf",
      "/admin/privacy/retention",
      "/admin/records/:kind/:recordId",
      "/admin/request-access",
      "/admin/requests",
      "/admin/requests/:id",
      "/admin/requests/pace",
      "/admin/requests/pace/export",
      "/admin/requests/replies",
      "/admin/roles-permissions",
      "/admin/roles-permissions/:role",
      "/admin/roles-permissions/new",
      "/admin/roles-permissions/preview",
      "/admin/roles-permissions/review",
      "/admin/roles-permissions/table",
      "/admin/roles-permissions/who",
      "/admin/search",
      "/admin/settings",
      "/admin/settings/branches",
      "/admin/settings/content",
      "/admin/settings/content/:page",
      "/admin/settings/data",
      "/admin/settings/documents",
      "/admin/settings/documents/paper",
      "/admin/settings/holidays",
      "/admin/settings/integrations",
      "/admin/settings/questions",
      "/admin/settings/questions/:questionId",
      "/admin/settings/site",
      "/admin/settings/tariff",
      "/admin/tasks",
      "/admin/tasks/:taskId",
      "/admin/users",
      "/admin/users/:id",
      "/admin/users/:id/correct",
      "/admin/users/:id/merge",
      "/admin/users/alike",
      "/admin/users/bulk",
      "/admin/users/export",
      "/admin/users/import",
      "/admin/users/import/:importId",
      "/admin/users/import/:importId/faults",
      "/admin/users/new",
      "/admin/users/staff",
      "/admin/users/staff/:accountId",
      "/admin/users/staff/bulk",
      "/admin/users/staff/export",
      "/admin/users/staff/invite",
      "/assistant",
      "/assistant/:conversationId",
      "/assistant/:conversationId/hand-over",
      "/cancellation",
      "/contact",
      "/dashboard",
      "/dashboard/documents",
      "/dashboard/messages",
      "/dashboard/my-data",
      "/dashboard/my-data/copy/:form",
      "/dashboard/my-data/request",
      "/dashboard/payments",
      "/dashboard/payments/invoices",
      "/dashboard/payments/invoices/:invoiceId",
      "/dashboard/payments/invoices/:invoiceId/pdf",
      "/dashboard/payments/receipts",
      "/dashboard/payments/receipts/:receiptId",
      "/dashboard/payments/receipts/:receiptId/pdf",
      "/dashboard/preferences",
      "/dashboard/preferences/numerals",
      "/dashboard/profile",
      "/dashboard/requests",
      "/dashboard/requests/:id",
      "/dashboard/security",
      "/dashboard/security/contact",
      "/dashboard/security/passkeys",
      "/dashboard/security/password",
      "/dashboard/security/second-factor",
      "/files/:id",
      "/forgot-password",
      "/invitation/:token",
      "/login",
      "/login/code",
      "/login/passkey",
      "/login/second-step",
      "/logo",
      "/manifest.webmanifest",
      "/privacy",
      "/register",
      "/reset-password/:token",
      "/robots.txt",
      "/see-as/stop",
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
      "/v/:paperToken",
      "/verify/:token",
      "/verify/:token/again",
    ]
  `)
})

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
        when 'bool' then 'boolean' when 'timestamptz' then 'Date' when 'jsonb' then 'unknown' else 'string' end as type) kinds
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

test('files stay small enough to read', () => {
  const long = globSync('**/*.{ts,tsx}', { cwd: source }).filter((path) => read(path).split('\n').length > 250)
  expect(long).toEqual([])
})
