import { codeOfPaper, type Proof, printContract } from '#areas/contracts/templates/contract-paper.ts'
import { signingCodes } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { deviceOf } from '#values/devices.ts'
import type { Signing } from './found.ts'
import { waysToSign } from './signing.ts'

const about =
  'وُقّع هذا العقد بالتوقيع الإلكتروني: برمز مرة واحدة أُرسل إلى هاتف الموقّع أو بريده المسجل لدى الشركة، أو لدى مزوّد توقيع مرخّص حيث ذُكر إثباته. هذه الصفحة تثبت من وقّع، ومتى، ومن أين، وأي نسخة.'

type Printer = Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>

/** The words that were signed, printed once more with who signed them and the page that proves it. */
export async function signedPaper(ctx: Printer, paperId: string, signed: readonly Signing[]) {
  const { contractId, title, text, madeAt, sha256 } = await ctx.db
    .selectFrom('contractPapers')
    .select(['contractId', 'title', 'text', 'madeAt', 'sha256'])
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow()
  const sheet = { title, text, number: signed[0]?.number ?? '', day: dayOf(madeAt), across: null }
  return printContract(ctx, {
    ...{ ...sheet, qr: await codeOfPaper(ctx, contractId) },
    signed: signed.map((one) => [one.called, one.signer ?? '', ...howSigned(one)]),
    proof: { about, signers: signed.map(proofOf), hash: sha256 },
  })
}

type Said = Proof['signers'][number]['pairs'][number][1]

const sentTo = ({ codeKind, codeTo }: Signing) =>
  codeKind && codeTo ? signingCodes.shown({ kind: codeKind, value: codeTo }) : null

/** What stands on the line of one signature: how, when, and the beginning of the hash that the last page has whole. */
function howSigned(signing: Signing): Said[] {
  const { way, signedAt, sha256 } = signing
  const how = `وقّع إلكترونيًا: ${waysToSign[way ?? 'own-code']}`
  return [how, ...(signedAt ? [momentInWords(signedAt)] : []), ...(sha256 ? [{ code: `SHA-256 ${sha256.slice(0, 16)}…` }] : [])]
}

/** One signature, as questions and answers. The whole of the phone stays in our register: the paper goes to the other side too. */
function proofOf(signing: Signing): Proof['signers'][number] {
  const { signer, called, signedAt, address, userAgent, codeKind, evidence, way, sha256 } = signing
  const to = sentTo(signing)
  const pair = (question: string, answer: Said | null): [string, Said][] => (answer ? [[question, answer]] : [])
  const pairs = [
    ...pair('الموقّع', signer),
    ...pair('صفته', called),
    ...pair('طريقة التوقيع', waysToSign[way ?? 'own-code']),
    ...pair('وقت التوقيع', signedAt && momentInWords(signedAt)),
    ...pair('إثبات المزوّد المرخّص', evidence ? { code: evidence } : null),
    ...pair(codeKind === 'email' ? 'أُرسل الرمز إلى البريد' : 'أُرسل الرمز إلى الهاتف', to ? { code: to } : null),
    ...pair('عنوان الشبكة', { code: address ?? '' }),
    ...pair('الجهاز', deviceOf(userAgent ?? '')),
    ...pair('رقم التوقيع', { code: signing.id }),
    ...pair('بصمة ما وقّعه', sha256 ? { code: sha256 } : null),
  ]
  return { name: `${called}: ${signer ?? ''}`, pairs }
}
