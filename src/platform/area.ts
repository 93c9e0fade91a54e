import type { FirstRole } from '#values/roles.ts'
import type { ShownSection } from '#values/sections.ts'
import type { Ctx, House, Work } from './context.ts'
import type { ContractKind } from './contract-kind.ts'
import type { Count } from './db/one-statement.ts'
import type { Exceptions, Figure, People, Pulse } from './home.ts'
import type { Hooked } from './hook.ts'
import type { Maintained } from './maintained.ts'
import type { Notice } from './messages/notice.ts'
import type { PaperCheck } from './paper-check.ts'
import type { Permission } from './permissions.ts'
import type { Personal, Retained } from './personal.ts'
import type { PhotoSubject } from './photo-subject.ts'
import type { Subscriber } from './subscribers.ts'

declare module './context.ts' {
  interface House {
    resourceKinds: readonly ResourceKind[]
    /** What notes, files, tasks and history can hang on, and the words of history: of all areas, handed in by app. */
    recordKinds: readonly RecordKind[]
    factWords: Readonly<Record<string, string>>
    factLines: Readonly<FactLines>
    partWords: Readonly<Record<string, string>>
    approvables: readonly Approvable[]
    /** The pages that are written on without a network too. */
    phonePages: readonly string[]
    /** The pages that may read codes with a camera. */
    cameraPages: readonly string[]
    /** The pages that may ask a phone where it is. */
    locationPages: readonly string[]
  }
}

export type Tab = { path: string; permission: Permission }

/** An entry of the back office's sidebar, or of the customer's account. */
export type Door = Tab & {
  label: string
  /** Further tabs of the page: whoever may open only one of these is led to it. */
  tabs?: Tab[]
  /** How much waits behind it for this person: the figure beside its name. A question, so that all doors are asked in one statement. */
  count?: (ctx: Ctx) => Count
  /** Of a customer's account: whether anything of theirs lies behind it. Where nothing does, it stands after all others. */
  isTheirs?: (ctx: Ctx) => Promise<boolean>
}

/** A kind of record that notes, files, tasks and history can hang on. */
export type RecordKind = {
  kind: string
  label: string
  /** Who may look at the record, and who may add notes and files to it. How far that goes is asked of `find`. */
  view: Permission
  edit: Permission
  path: (id: string) => string
  /** Its name on a link, and whether `edit` reaches it; null when it is not there for this person. */
  find: (ctx: Ctx, id: string) => Promise<{ name: string; mayEdit: boolean } | null>
  /** How its faults are mended, where they are. */
  maintenance?: Maintained
  /** What later areas show on its page; filled in from what they declare. */
  sections?: readonly RecordSection[]
}

/** A kind of things that the calendar plans, and the role that sees to it that they come back. */
export type ResourceKind = { kind: string; keeper: FirstRole }

/** What an area shows on the page of another area's record; null where this person sees none of it. */
export type RecordSection = { record: string; read: (ctx: Ctx, id: string) => Promise<ShownSection | null> }

/**
 * One hit of the search over everything, and what can be begun with it at once. With an `id` it is the record of its kind, about
 * which one can make a task as well.
 */
export type Found = { kind: string; id?: string; label: string; detail?: string; path: string; acts?: Door[] }

/** What the search box of the back office asks each area: the best few, within what the person may see. */
export type Finder = { permission: Permission; find: (ctx: Ctx, words: string) => Promise<Found[]> }

/** Something that waits for this very person: a task, an approval, a document to complete. */
export type Waiting = { id: string; title: string; path: string; kind: string; dueAt: Date | null; since: Date }

/**
 * Something that a colleague has to agree to before it is done. Asked for with `requestApproval` of access; the office decides by
 * a rule from which amount on, and who.
 */
export type Approvable = {
  action: string
  label: string
  /**
   * The rule it begins with: who agrees, and above which amount in baisa. Without one it is agreed to every time: no amount of the
   * rule is read, nor whether it applies.
   */
  approver: FirstRole
  above?: bigint
  /** By it no money goes out: whoever could agree does it at once, in their own name. */
  alone?: true
  /** Where it is of one branch: up to which amount in baisa whoever manages that branch agrees as well, as the rule begins. */
  inBranch?: bigint
  /** Many of these come at once: they can be agreed to together, each by itself. */
  together?: true
  /** What is looked at before one agrees, of what was written into the request. */
  tell?: (ctx: Ctx, payload: unknown) => Promise<Check[]>
  /** Does it, in the transaction of the approval: both or neither. Refuses what is no longer as it was asked for. */
  apply: (work: Work, payload: unknown) => Promise<void>
  /** What becomes of it when nobody agrees, in the same transaction: refused with a word, or its time ran out. */
  refuse?: (work: Work, payload: unknown, note: string) => Promise<void>
  /** Where whoever asked finds what they wrote to mend it, when it came back for that; null where they may no longer write such a thing. */
  mendAt?: (ctx: Pick<Ctx, 'actor'>, approvalId: string) => string | null
  /** The page where the same is asked for anew, of what came back and keeps nothing to be mended; null where they may no longer ask for it. */
  anewAt?: (ctx: Pick<Ctx, 'db' | 'actor'>, payload: unknown) => Promise<string | null> | string | null
}

/** `path` is the page of what is asked about, where whoever reads may open it. */
type Check = { question: string; answer: string | string[]; path?: string | null }

export type FactLines = Record<string, (data: unknown) => string | null>

/** What an area offers the house. The roles screen, navigation, search, deliveries and seeds read it from here. */
export type Area = {
  name: string
  label: string
  permissions?: Record<string, Permission>
  subscribers?: Subscriber[]
  notices?: Notice[]
  /** What it does inside the commands of earlier areas, and what it answers where they ask. */
  hooks?: Hooked[]
  /** Its entries in the back office, and in a customer's account. */
  desks?: Door[]
  portal?: Door[]
  /** What one can start from the command palette: «سجّل عميلًا». */
  acts?: Door[]
  records?: RecordKind[]
  /** What it shows on the pages of records of earlier areas. */
  sections?: RecordSection[]
  approvals?: Approvable[]
  /** The kinds of things of which the calendar says who has them. */
  resources?: ResourceKind[]
  /** The kinds of things whose photos it shows. */
  photos?: PhotoSubject[]
  /** The kinds of contracts it looks after. */
  contracts?: ContractKind[]
  /** Answers whoever scans the code on one of its papers. */
  checkPaper?: PaperCheck
  finder?: Finder | Finder[]
  /** What needs this person today, in the back office and in the account. */
  waiting?: (ctx: Ctx) => Promise<Waiting[]>
  /** What it offers the homes of whoever works here: figures by name, what costs while it waits, who is waited for, and its one line where it is a business. */
  figures?: Figure[]
  exceptions?: Exceptions[]
  people?: People[]
  pulse?: Pulse
  /** A line of history for each of its facts, as people say it: «سُجّل العميل». */
  factWords?: Record<string, string>
  /** Where the line says more, from what the fact carries: «نُقل العميل من … إلى …». Null where the words above are enough. */
  factLines?: FactLines
  /** What the parts of its facts are called, where the house has no word for them yet: «الرقم المدني». */
  partWords?: Record<string, string>
  /** What one must be allowed to open this file of the area's; null when it is none of its own. */
  permissionForFile?: (ctx: Ctx, fileId: string) => Promise<Permission | null>
  /** The addresses of its pages that are written on a phone without a network too: «/admin/cars/:id». */
  phonePages?: string[]
  /** The addresses of its pages on which a camera reads codes. */
  cameraPages?: string[]
  /** The addresses of its pages on which a phone may say where it is. */
  locationPages?: string[]
  /** What it keeps about people, and for how long. */
  personal?: Personal
  retained?: Retained[]
  /** A believable week of data, told through the area's own commands. Only the demonstration office has it. */
  seed?: (ctx: Ctx) => Promise<void>
  /** Puts away what is over: expired sessions, say. Once a day, in one process of all. */
  daily?: (house: House) => Promise<void>
  /** Once a day as well, after all areas have done the above: what follows from it. */
  afterDaily?: (house: House) => Promise<void>
  /** Tells programs of others what is due, until the process is asked to stop; as often as there is something, and once a minute. */
  tell?: (house: House, stopping: () => boolean) => Promise<void>
  /** Asks outside what became of what is under way, every quarter of an hour, in one process of all. */
  often?: (house: House) => Promise<void>
}
