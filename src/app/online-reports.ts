import type { Context } from 'hono'
import { noteTelling } from '#areas/finance/online/reports.ts'
import type { House } from '#platform/context.ts'

const most = 50_000

/** What the provider of payments online tells. No page of ours sends it, so its signature is what makes it worth asking about. */
export function onlineReports(house: House) {
  return async (c: Context) => {
    if (Number(c.req.header('content-length') ?? most) >= most) return c.body(null, 404)
    return c.body(null, await noteTelling(house, { raw: await c.req.text(), headers: c.req.raw.headers }))
  }
}
