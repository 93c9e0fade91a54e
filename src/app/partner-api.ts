import type { Context } from 'hono'
import { answerApi } from '#areas/parcels/api/answering.ts'
import type { House } from '#platform/context.ts'

/** What the programs of merchants ask. No page of ours sends it, so the key it brings is what is believed. */
export const partnerApi = (house: House, addressOf: (c: Context) => string) => (c: Context) =>
  answerApi(house, c.req.raw, addressOf(c))
