import type { Ctx } from '#platform/context.ts'
import * as plans from './planned-orders.ts'
import { requestsOfPart as ofPart } from './queries.ts'
import { deskOf } from './seen.ts'
import * as orders from './service-orders.ts'
import * as stopping from './stopping.ts'

/** The latest requests of a part of a site, and what this person may do at the desk: for the page of the part. */
export async function requestsOfPart(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, partId: string) {
  return { requests: await ofPart(ctx, partId), may: deskOf(ctx.actor) }
}

/** A thing of any trade goes out of use and comes back. Its area asks for a decision on what is in the way. */
export const { stopUntil, stopFromNow, endStop, faultOfDayBack, prolongStops } = stopping
export const { planStop, dropPlannedStop, beginPlannedStops } = stopping
export const outOfUse = orders.outOfUse
export const plannedOrders = plans.plannedOrders
export type Trade = stopping.Trade
export type Stop = stopping.Stop
