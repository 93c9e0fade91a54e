import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** Each is about the resource: its history tells them. */
const Order = z.object({ reason: z.string(), until: z.string() })
export const serviceOrderBegun = defineFact('maintenance.service-order-begun', Order)
export const serviceOrderMoved = defineFact('maintenance.service-order-moved', Order)
export const serviceOrderEnded = defineFact('maintenance.service-order-ended', z.object({ reason: z.string() }))
const Planned = Order.extend({ from: z.string() })
export const serviceOrderPlanned = defineFact('maintenance.service-order-planned', Planned)
export const serviceOrderDropped = defineFact('maintenance.service-order-dropped', Planned)
