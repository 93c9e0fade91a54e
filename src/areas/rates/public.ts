import type { Ctx, Work } from '#platform/context.ts'
import * as commands from './agreement-commands.ts'
import * as reads from './agreement-queries.ts'
import * as section from './agreement-section.ts'
import type * as trades from './agreement-trade.ts'
import * as agreements from './agreements.ts'
import * as card from './card.ts'
import type * as inputs from './inputs.ts'
import * as publishing from './publishing.ts'
import * as queries from './queries.ts'

/** Publishes a whole list of prices of a line. Who may is decided by the area of the line. */
export const publishRates = (work: Work, list: publishing.ListToPublish) => publishing.publishRates(work, list)

/** The cards of all classes of a line on a day, and those of one list. */
export const cardsOn = (ctx: Pick<Ctx, 'db'>, asked: { line: string; day: string }) => queries.cardsOn(ctx.db, asked)
export const cardsOfNumber = (ctx: Pick<Ctx, 'db'>, asked: { line: string; number: number }) =>
  queries.cardsOfNumber(ctx.db, asked)
export const cardsOfList = (ctx: Pick<Ctx, 'db'>, listId: string) => queries.cardsOfList(ctx.db, listId)
/** Every list of a line, the newest first, and the number of the newest. */
export const listsOf = (ctx: Pick<Ctx, 'db'>, line: string) => queries.listsOf(ctx.db, line)
export const newestList = (ctx: Pick<Ctx, 'db'>, line: string) => queries.newestNumber(ctx.db, line)

/** What is agreed with a customer as it holds on a day. */
export const { agreementOn, agreementsOn } = agreements

/** What an area declares of the agreements on its prices, and what it has by that. */
export type AgreementTrade = trades.AgreementTrade
export type AgreeForm = inputs.AgreeForm
export const agreementCommands = (trade: AgreementTrade) => commands.agreementCommands(trade)
export const agreementReads = (trade: AgreementTrade) => reads.agreementReads(trade)
export const agreementSection = (trade: AgreementTrade) => section.agreementSection(trade)

/** What so many minutes cost by a card; the season without a name is every day that lies in no other. */
export const cardPrice = card.cardPrice
export const plainRates = card.plainRates
export const ordinary = card.ordinary
export type CardSnapshot = card.CardSnapshot
