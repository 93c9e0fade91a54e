import { data } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { firstWords, isWrittenPage, type PageWords, pageOf, shownWords, type WrittenPage, writtenPages } from './page-words.ts'

type Version = PageWords & { version: number; writtenBy: string | null; writtenAt: Date | null; restored: number | null }

const first = (page: WrittenPage): Version => ({
  ...firstWords[page],
  version: 0,
  writtenBy: null,
  writtenAt: null,
  restored: null,
})

/** What a public page says today. */
export const wordsOf = async (ctx: Pick<Ctx, 'db'>, page: WrittenPage) => shownWords(await latestWords(ctx, page))

export async function latestWords(ctx: Pick<Ctx, 'db'>, page: WrittenPage): Promise<PageWords> {
  const [latest] = await versionsOf(ctx, page, 1)
  return latest ?? first(page)
}

function versionsOf({ db }: Pick<Ctx, 'db'>, page: WrittenPage, most: number): Promise<Version[]> {
  return db
    .selectFrom('pageWords')
    .select(['version', 'title', 'lead', 'points', 'restored', 'writtenBy', 'writtenAt'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(most)
    .execute()
}

export async function contentList({ db }: Pick<Ctx, 'db'>) {
  const versions = await db
    .selectFrom('pageWords')
    .select(['page', 'version', 'writtenBy', 'writtenAt'])
    .distinctOn('page')
    .orderBy('page')
    .orderBy('version', 'desc')
    .execute()
  const drafts = await db.selectFrom('pageDrafts').select('page').execute()
  return writtenPages.map((page) => {
    const latest = versions.find((version) => version.page === page)
    return {
      page,
      name: pageOf(page).name,
      version: latest?.version ?? 0,
      writtenBy: latest?.writtenBy ?? null,
      writtenAt: latest?.writtenAt ?? null,
      hasDraft: drafts.some((draft) => draft.page === page),
    }
  })
}

/** One page to be written: what it says, what somebody has begun to write, and what it said before. */
export async function contentPage(ctx: Pick<Ctx, 'db'>, name: string | undefined, compare: string | null) {
  if (!isWrittenPage(name)) throw data('لا توجد هذه الصفحة.', { status: 404, statusText: 'Not Found' })
  const versions = [...(await versionsOf(ctx, name, 50)), first(name)]
  const [now = first(name)] = versions
  const draft = await ctx.db
    .selectFrom('pageDrafts')
    .select(['title', 'lead', 'points', 'basedOn', 'writtenBy', 'writtenAt'])
    .where('page', '=', name)
    .executeTakeFirst()
  return {
    page: name,
    name: pageOf(name).name,
    path: pageOf(name).path,
    now,
    draft: draft ?? null,
    versions: versions.map(({ version, writtenBy, writtenAt, restored }) => ({ version, writtenBy, writtenAt, restored })),
    compared: versions.find(({ version }) => String(version) === compare) ?? null,
  }
}
