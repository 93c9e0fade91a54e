import type { Context } from 'hono'
import { noteReport } from '#areas/notifications/reports.ts'
import type { House } from '#platform/context.ts'
import { readReport } from '#platform/messages/sms.ts'

const most = 10_000

/** What the SMS service tells of a message. It is no page of ours that sends this, so its signature is what is believed. */
export function smsReports(house: House) {
  return async (c: Context) => {
    const { SMS_URL } = house.config
    if (!SMS_URL || Number(c.req.header('content-length') ?? most) >= most) return c.body(null, 404)
    const report = readReport(SMS_URL, { body: await c.req.text(), signature: c.req.header('x-signature') ?? '' })
    if (!report) return c.body(null, 401)
    await noteReport(house, report)
    return c.body(null, 204)
  }
}
