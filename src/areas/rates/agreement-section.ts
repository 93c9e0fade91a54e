import { partyAtCounter } from '#areas/customers/public.ts'
import type { RecordSection } from '#platform/area.ts'
import { addressWith } from '#values/asked.ts'
import { percentInWords } from '#values/shares.ts'
import { agreementStates, agreementTones } from './agreement.ts'
import { agreements } from './agreement-queries.ts'
import type { AgreementTrade } from './agreement-trade.ts'

/** On the page of a company: what is agreed with it on the prices of a trade, and what was. */
export const agreementSection = (trade: AgreementTrade): RecordSection => ({
  record: 'customer',
  async read(ctx, id) {
    if (!ctx.actor.may(trade.see)) return null
    const { paths, words } = trade.pages
    const lines = (await agreements(ctx, trade, id)).slice(0, 5).map((one) => ({
      ...{ id: one.id, path: paths.one(one.id), number: `−${percentInWords(one.percentOff)}`, title: one.agreedWith },
      detail: [{ from: one.fromDay, until: one.lastDay ?? one.fromDay }],
      badges: [{ text: agreementStates[one.state], tone: agreementTones[one.state] }],
    }))
    const isCompany = (await partyAtCounter(ctx, id))?.kind === 'company'
    const begin =
      isCompany && ctx.actor.may(trade.agree)
        ? { label: 'اتفاقية جديدة', alone: words.alone, path: addressWith(paths.begin, { party: id }) }
        : null
    if (lines.length === 0 && !begin) return null
    return { title: words.title, lines, all: { label: 'كل الاتفاقيات', path: paths.list }, begin }
  },
})
