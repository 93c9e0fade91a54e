import type { Found } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { contractPath } from './contract.ts'
import { contractRecordKind } from './contract-record.ts'
import { findContracts, labelOf } from './queries.ts'

/** Contracts as hits of the search over everything. */
export const foundContracts = async (ctx: Ctx, words: string): Promise<Found[]> =>
  (await findContracts(ctx, words)).map(({ id, number, kind, title }) => ({
    ...{ kind: contractRecordKind, id, label: `${labelOf(ctx.contractKinds, kind)} ${number}` },
    ...{ detail: title, path: contractPath(id) },
  }))
