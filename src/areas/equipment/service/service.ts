import { howMany } from '#values/plural.ts'
import { inHours } from '../machines/machine.ts'

/** Tenths of an hour on the meter: from so near on somebody is asked to see to it. */
export const nearService = 500

/** What is left until the service by hours; null where none is planned by the meter. */
export function serviceLeft({ meter, serviceAt }: { meter: number; serviceAt: number | null }) {
  return serviceAt === null ? null : serviceAt - meter
}

export const serviceStates = { due: 'حلّ موعدها', near: 'خلال 50 ساعة' } as const
export type ServiceState = keyof typeof serviceStates

export function serviceState(one: { meter: number; serviceAt: number | null }): ServiceState | null {
  const left = serviceLeft(one)
  if (left === null || left > nearService) return null
  return left <= 0 ? 'due' : 'near'
}

/** So it is promised to nobody and goes to no site before it is done. */
export const isServiceDue = (one: { meter: number; serviceAt: number | null }) => serviceState(one) === 'due'

/** As it is read in lists and tasks; nothing where no service is planned by the meter. */
export function serviceInWords(one: { meter: number; serviceAt: number | null }) {
  const left = serviceLeft(one)
  if (left === null) return ''
  if (left === 0) return 'حلّ موعدها'
  return left > 0 ? `بقي ${hoursInWords(left)}` : `فات موعدها بـ${hoursInWords(-left)}`
}

const hoursInWords = (tenths: number) => (tenths % 10 === 0 ? howMany(tenths / 10, 'hour') : `${inHours(tenths)} ساعة`)
