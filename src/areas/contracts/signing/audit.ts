import { codeOfPaper, printContract } from '#areas/contracts/templates/contract-paper.ts'
import { signingCodes } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { deviceOf } from '#values/devices.ts'
import type { Signing } from './found.ts'

/** The words that were signed, printed once more with who signed them and the page that proves it. */
export async function signedPaper(
  ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>,
  paperId: string,
  signed: readonly Signing[],
) {
  const { contractId, title, text, madeAt, sha256 } = await ctx.db
    .selectFrom('contractPapers')
    .select(['contractId', 'title', 'text', 'madeAt', 'sha256'])
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow()
  const [first] = signed
  const sheet = {
    title,
    text,
    number: first?.number ?? '',
    day: dayOf(madeAt),
    across: null,
    qr: await codeOfPaper(ctx, contractId),
  }
  const places = signed.map(({ called, signer }) => [called, `${signer ?? ''}، وقّع إلكترونيًا`])
  return printContract(ctx, { ...sheet, signed: places, proof: { signers: signed.map(proofOf), hash: sha256 } })
}

type Code = { code: string }

/** One signature, as questions and answers. The whole of the phone stays in our register: the paper goes to the other side too. */
function proofOf(signing: Signing) {
  const { signer, called, signedAt, address, userAgent, codeKind, codeTo, evidence } = signing
  const to = codeKind && codeTo ? signingCodes.shown({ kind: codeKind, value: codeTo }) : ''
  const pairs: [string, string | Code][] = [
    ['الموقّع', signer ?? ''],
    ['صفته', called],
    ['وقت التوقيع', signedAt ? momentInWords(signedAt) : ''],
    ...(evidence ? [['إثبات المزوّد المرخّص', { code: evidence }] satisfies [string, Code]] : []),
    ...(codeTo
      ? [[codeKind === 'email' ? 'أُرسل الرمز إلى البريد' : 'أُرسل الرمز إلى الهاتف', { code: to }] satisfies [string, Code]]
      : []),
    ['عنوان الشبكة', { code: address ?? '' }],
    ['الجهاز', deviceOf(userAgent ?? '')],
    ['رقم التوقيع', { code: signing.id }],
  ]
  return { name: `${called}: ${signer ?? ''}`, pairs }
}
