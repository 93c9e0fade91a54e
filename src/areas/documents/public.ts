import type { Ctx, House, Work } from '#platform/context.ts'
import * as changes from './changes.ts'
import type { DocumentHolder as Holder } from './document.ts'
import * as inputs from './inputs.ts'
import * as queries from './queries.ts'
import { askForRenewals } from './renewals.ts'

/** What the area of a record declares: the kinds of papers it has. */
export type DocumentHolder = Holder

/** Parts of the inputs of its commands. */
export const { addDocumentShape, correctDocumentShape, withdrawDocumentShape, otherIsNamed, endsAfterIssue } = inputs

type Of = { holder: Holder; recordId: string }

/** Steps of its commands, once the record is locked: what the fact says, or null where nothing changed. */
export const addDocument = (work: Work, of: Of, typed: Parameters<typeof changes.addDocument>[2]) =>
  changes.addDocument(work, of, typed)
export const correctDocument = (work: Work, of: Of, typed: Parameters<typeof changes.correctDocument>[2]) =>
  changes.correctDocument(work, of, typed)
export const withdrawDocument = (work: Work, of: Of, typed: { documentId: string; reason: string }) =>
  changes.withdrawDocument(work, of, typed)

/** All papers of one record, and those in force of several. */
export const documentsOf = (ctx: Pick<Ctx, 'db' | 'now'>, holder: Holder, recordId: string) =>
  queries.documentsOf(ctx, holder, recordId)
export const documentsInForce = (ctx: Pick<Ctx, 'db' | 'now'>, holder: Holder, recordIds: readonly string[]) =>
  queries.documentsInForce(ctx, holder, recordIds)

export const endingDocuments = (ctx: Pick<Ctx, 'db'>, record: string) => queries.endingDocuments(ctx, record)

/** The record a file is a paper of, for who may open it. */
export const recordOfDocumentFile = (ctx: Pick<Ctx, 'db'>, record: string, fileId: string) =>
  queries.recordOfDocumentFile(ctx, record, fileId)

/** Once a day: a paper that soon runs out becomes a task. */
export const askToRenew = (house: House, holder: Holder) => askForRenewals(house, holder)
