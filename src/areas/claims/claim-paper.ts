import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { forPaper } from '#platform/files/for-paper.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { claimStates, faults } from './claim.ts'
import type { ShownClaim } from './claim-detail.ts'
import type { ClaimWords } from './claim-kind.ts'

type Pair = [string, string | { code: string }]
export const pair = (question: string, answer: string | null | undefined): Pair[] => (answer ? [[question, answer]] : [])

/** What an area says besides: of what happened, and of the terms by which it is paid. */
type More = { about?: readonly Pair[]; terms?: readonly Pair[] }

/** What happened, what it costs, who pays it, and every picture: for the renter, the insurer and the file. */
export async function claimPaper(
  ctx: Pick<Ctx, 'db' | 'now' | 'files'>,
  words: ClaimWords,
  { one, about = [], terms = [] }: More & { one: ShownClaim },
) {
  const { photos, pictures } = await picturesOf(ctx, one)
  return printPaper(ctx, 'areas/claims/papers/claim.typ', {
    ...{ number: one.number, day: dayOf(one.reportedAt), title: `${words.paper} ضرر`, english: { ...english, ...words.english } },
    pairs: [...happened(words, one), ...about, ...pair('الحالة', claimStates[one.state])],
    ...{ shares: sharesSaid(one, terms), marks: (one.marks?.marks ?? []).map(({ said }) => said) },
    ...{ renter: one.renter, photos, pictures },
  })
}

/** The labels in English beside the Arabic ones. */
const english = {
  النوع: 'Kind',
  المستأجر: 'Renter',
  العقد: 'Contract',
  الوقت: 'Time',
  المكان: 'Place',
  'ما حدث': 'What happened',
  الحالة: 'State',
  التقدير: 'Estimate',
  المخطئ: 'At fault',
  'على المستأجر': 'Renter pays',
  'على شركة التأمين': 'Insurer pays',
  'شركة التأمين': 'Insurer',
  'ممثل الشركة': 'For the company',
  'الأضرار والمبالغ': 'Damage and amounts',
  'علامات جديدة عند الإعادة': 'New marks on return',
  الصور: 'Pictures',
}

const happened = (words: ClaimWords, one: ShownClaim): Pair[] => [
  ...pair('النوع', words.kinds[one.kind]),
  ...pair(words.subject, `${one.model} ${one.code}`),
  ...pair('المستأجر', one.renter),
  ['العقد', { code: one.contract }],
  ...pair('الوقت', momentInWords(one.at)),
  ...pair('المكان', one.place),
  ...pair('ما حدث', one.what),
]

function sharesSaid(one: ShownClaim, terms: readonly Pair[]): Pair[] {
  if (one.estimate === null || !one.shares) return []
  const renter = one.isOpen ? one.shares.renter : (one.renterPart ?? 0n)
  const insurer = one.isOpen ? one.shares.insurer : (one.insurerPart ?? 0n)
  return [
    ...pair('التقدير', [inRials(one.estimate), one.estimateAbout].filter(Boolean).join('، ')),
    ...pair('المخطئ', faults[one.atFault]),
    ...terms,
    ...pair('على المستأجر', inRials(renter)),
    ...pair('شركة التأمين', one.insurer && `${one.insurer}، مطالبة ${one.insurerClaim}`),
    ...pair('على شركة التأمين', insurer > 0n ? inRials(insurer) : null),
  ]
}

/** Its own pictures and those of its marks; what cannot be read is said instead. */
async function picturesOf(ctx: Pick<Ctx, 'db' | 'files'>, one: ShownClaim) {
  const pictures: Record<string, Uint8Array> = {}
  const photos: { picture: string | null; said: string }[] = []
  const ids = [...one.photos, ...(one.marks?.marks.flatMap((mark) => mark.photos) ?? [])]
  for (const fileId of ids) {
    const file = await keptFile(ctx, fileId)
    const isThere = file?.mediaType.startsWith('image/') && (await ctx.files.has(file.sha256))
    const picture = file && isThere ? await forPaper(await ctx.files.get(file.sha256)) : null
    const name = `photo-${photos.length}`
    if (picture) pictures[name] = picture
    photos.push({ picture: picture && name, said: `صورة ${photos.length + 1}` })
  }
  return { photos, pictures }
}
