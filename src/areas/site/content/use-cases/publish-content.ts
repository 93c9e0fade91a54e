import { newLegalEdition } from '#areas/company/public.ts'
import { contentDrafted, contentPublished, contentRestored } from '#areas/site/facts.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { DraftContentInput, PublishContentInput, RestoreContentInput } from '../inputs.ts'
import { firstWords, isLegal, type PageWords, type WrittenPage } from '../page-words.ts'

/** A new version over the one the writer saw: whoever wrote in between is not covered up. */
export const publishContent = command({
  name: 'site.publish-content',
  permission: sitePermissions.editContent,
  input: PublishContentInput,
  async run(work, { page, seen, ...words }) {
    const before = await latestOf(work, page)
    if (before.version !== seen) throw meanwhile()
    await work.tx.deleteFrom('pageDrafts').where('page', '=', page).execute()
    const version = await write(work, { page, words, version: seen + 1, restored: null })
    work.record(contentPublished, page, { version, before: wordsIn(before), after: words, edition: await editionOf(work, page) })
    return { page }
  },
})

/** An earlier version becomes the newest; 0 are the words the page came with. */
export const restoreContent = command({
  name: 'site.restore-content',
  permission: sitePermissions.editContent,
  input: RestoreContentInput,
  async run(work, { page, version: restored }) {
    const before = await latestOf(work, page)
    const words = restored === 0 ? firstWords[page] : await versionOf(work, page, restored)
    if (!words || restored === before.version) throw new Refusal('site.no-version', 'لا نسخة أخرى بهذا الرقم. حدّث الصفحة.')
    const version = await write(work, { page, words: wordsIn(words), version: before.version + 1, restored })
    work.record(contentRestored, page, { version, restored, edition: await editionOf(work, page) })
    return { page }
  },
})

/** Kept for later, and for a colleague to go on with; nobody sees it on the site. */
export const draftContent = command({
  name: 'site.draft-content',
  permission: sitePermissions.editContent,
  input: DraftContentInput,
  async run(work, { page, seen, ...words }) {
    const draft = { ...words, basedOn: seen, writtenBy: work.actor.name, writtenAt: work.now() }
    await work.tx
      .insertInto('pageDrafts')
      .values({ page, ...draft })
      .onConflict((conflict) => conflict.column('page').doUpdateSet(draft))
      .execute()
    work.record(contentDrafted, page, {})
    return { page }
  },
})

/** A legal text that is published begins its next edition. */
const editionOf = async (work: Work, page: WrittenPage) =>
  isLegal(page) ? (await newLegalEdition(work, page)).version : undefined

const meanwhile = () =>
  new Refusal('site.changed-meanwhile', 'نشر زميل نسخة أحدث بعد أن فتحت الصفحة. احفظ نصك مسودة، ثم حدّث الصفحة وقارن.')

const wordsIn = ({ title, lead, points }: PageWords): PageWords => ({ title, lead, points })

async function latestOf({ tx }: Work, page: WrittenPage) {
  const latest = await tx
    .selectFrom('pageWords')
    .select(['version', 'title', 'lead', 'points'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest ?? { version: 0, ...firstWords[page] }
}

const versionOf = ({ tx }: Work, page: WrittenPage, version: number) =>
  tx
    .selectFrom('pageWords')
    .select(['title', 'lead', 'points'])
    .where('page', '=', page)
    .where('version', '=', version)
    .executeTakeFirst()

type Written = { page: WrittenPage; words: PageWords; version: number; restored: number | null }

/** Of two who write the same version at once, the key of the table lets one. */
async function write({ tx, actor, now }: Work, { page, words, version, restored }: Written) {
  const saved = await tx
    .insertInto('pageWords')
    .values({ page, version, ...words, restored, writtenBy: actor.name, writtenAt: now() })
    .onConflict((conflict) => conflict.columns(['page', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!saved) throw meanwhile()
  return saved.version
}
