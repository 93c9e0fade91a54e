import type { Ctx, Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { absorbApproval } from './absorbing.ts'
import { assess } from './assessing.ts'
import * as states from './claim.ts'
import * as commands from './claim-commands.ts'
import * as detail from './claim-detail.ts'
import type * as kinds from './claim-kind.ts'
import * as papers from './claim-paper.ts'
import { undecidedClaims } from './exceptions.ts'
import * as facts from './facts.ts'
import * as inputs from './inputs.ts'
import * as loading from './load-for-update.ts'
import * as marks from './new-marks.ts'
import * as offering from './offering.ts'
import * as opening from './opening.ts'
import * as own from './own-claims.ts'
import * as queries from './queries.ts'
import { recoverWhenPaid as recover } from './settling.ts'
import * as words from './words.ts'

/** What the area of a subject declares. */
export type ClaimKind = kinds.ClaimKind
export type ClaimWords = kinds.ClaimWords
export type Weighed = kinds.Weighed
export type Shares = states.Shares
export type Fault = states.Fault
export type LoadedClaim = loading.LoadedClaim
export type ClaimRow = queries.ClaimRow

export const { undecided } = states

/** Parts of the inputs of its commands. */
export const { claimPictures, AssessClaimShape, ClaimMarksInput } = inputs

/** What can have happened, with its words: an area records more of its own beside. */
export const { claimFacts, ToldClaim } = facts
export const { claimFactWords, claimFactLines } = words
/** For lines of facts of its own. */
export const { Told: toldOfClaim, codeIn } = words

/** The commands that are the same of every kind. */
export const claimCommands = (kind: ClaimKind) => commands.claimCommands(kind)

/** What it offers the house. */
export const { claimRecord, claimFinder, claimSection } = offering
export { absorbApproval, undecidedClaims }

type Reader = Pick<Ctx, 'db' | 'actor'>

/** Steps of its own commands. What is locked is within the reach of who writes. */
export const isClaimOpened = (work: Work, id: string) => opening.isOpened(work, id)
export const openClaim = (work: Work, kind: ClaimKind, told: Parameters<typeof opening.openClaim>[2]) =>
  opening.openClaim(work, kind, told)
export const openClaimFromMarks = (work: Work, kind: ClaimKind, told: Parameters<typeof opening.openFromMarks>[2]) =>
  opening.openFromMarks(work, kind, told)
export const keepClaimPhotos = (work: Work, claimId: string, photos: Parameters<typeof opening.keepPhotos>[2]) =>
  opening.keepPhotos(work, claimId, photos)
export const loadClaim = (work: Pick<Work, 'tx'>, kind: ClaimKind, claimId: string) => loading.loadClaim(work, kind, claimId)
export const loadClaimForUpdate = (work: Work, kind: ClaimKind, wanted: { claimId: string; permission: Permission }) =>
  loading.loadClaimForUpdate(work, kind, wanted)
export const { mustBeUndecided, toldOf: claimTold } = loading
export const assessClaim = (work: Work, kind: ClaimKind, typed: Parameters<typeof assess>[2]) => assess(work, kind, typed)
export const recoverWhenPaid = (work: Work, kind: ClaimKind, claim: LoadedClaim) => recover(work, kind, claim)

/** The marks of signed return sheets that their outgoing ones do not show. */
export const { returnMarks, returnSheets } = marks

/** Reads. */
export const claimShown = (ctx: Parameters<typeof detail.claimShown>[0], kind: ClaimKind, id: string | undefined) =>
  detail.claimShown(ctx, kind, id)
export const claimsAsked = (ctx: Reader, kind: ClaimKind, wanted: queries.ClaimsWanted) => queries.claimsAsked(ctx, kind, wanted)
export const claimsOfContract = (ctx: Reader, kind: ClaimKind, contractId: string) =>
  queries.claimsOfContract(ctx, kind, contractId)
export const { claimsOfKind, openClaimsOf } = queries
export const { claimsOfOwn, permissionForPhoto: permissionForClaimPhoto } = own

export const { claimPaper, pair: claimPair } = papers
