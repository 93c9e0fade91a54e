import { rials } from '#values/shapes.ts'

/** An amount in a question; what is no amount asks without one. */
export const readRials = (typed: string) => rials.safeParse(typed).data ?? null
