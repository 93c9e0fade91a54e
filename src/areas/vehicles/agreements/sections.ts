import { partyAtCounter } from '#areas/customers/public.ts'
import { agreementPath, agreementsPath, newAgreementPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordSection } from '#platform/area.ts'
import { addressWith } from '#values/asked.ts'
import { percentInWords } from '#values/shares.ts'
import { agreementStates, agreementTones } from './agreement.ts'
import { agreements } from './queries.ts'

/** On the page of a company: what is agreed with it on cars, and what was. */
const ofCompany: RecordSection = {
  record: 'customer',
  async read(ctx, id) {
    if (!ctx.actor.may(may.viewReservations)) return null
    const lines = (await agreements(ctx, id)).slice(0, 5).map((one) => ({
      ...{ id: one.id, path: agreementPath(one.id), number: `−${percentInWords(one.percentOff)}`, title: one.agreedWith },
      detail: [{ from: one.fromDay, until: one.lastDay ?? one.fromDay }],
      badges: [{ text: agreementStates[one.state], tone: agreementTones[one.state] }],
    }))
    const isCompany = (await partyAtCounter(ctx, id))?.kind === 'company'
    const begin =
      isCompany && ctx.actor.may(may.managePrices)
        ? { label: 'اتفاقية جديدة', alone: 'اتفق معها على أسعار السيارات', path: addressWith(newAgreementPath, { party: id }) }
        : null
    if (lines.length === 0 && !begin) return null
    return { title: 'اتفاقيات أسعار السيارات', lines, all: { label: 'كل الاتفاقيات', path: agreementsPath }, begin }
  },
}

export const agreementSections = [ofCompany]
