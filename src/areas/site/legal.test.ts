import { expect, test } from 'vitest'
import { legalEditionNow } from '#areas/company/public.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { consentsOf } from '#areas/identity/public.ts'
import { giveMyConsent } from '#areas/identity/use-cases/change-consent.ts'
import { changeRetention } from '#areas/identity/use-cases/keep-no-longer.ts'
import { salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { clausesOf, textOf } from './clauses.ts'
import { editedPage } from './legal.ts'
import { sitePermissions as may } from './permissions.ts'
import { privacy } from './privacy.ts'
import { privacyPolicy, termsOfUse } from './queries.ts'
import { terms } from './terms.ts'
import { draftContent, publishContent, restoreContent } from './use-cases/publish-content.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.editContent)
const text = (points: string) => ({ page: 'privacy' as const, title: 'سياسة الخصوصية', lead: 'كيف نحفظ بياناتك.', points })
const said = async () => {
  const { edition, clauses } = await privacyPolicy(office.visitor())
  return {
    edition,
    words: clauses.map(
      ({ heading, sentences }) =>
        `${heading}: ${sentences
          .flat()
          .map((piece) => piece.text)
          .join('')}`,
    ),
  }
}

test('the texts come as they are written down, and stay so through the editor', async () => {
  for (const clauses of [privacy, terms]) {
    const read = clausesOf(textOf(clauses))
    expect(read.map(({ heading }) => heading)).toEqual(clauses.map(({ heading }) => heading))
    expect(textOf(read)).toBe(textOf(clauses))
  }
  expect((await said()).edition).toBeNull()
  expect((await said()).words[0]).toContain('نحن المتحكم')
})

test('each publication is an edition of its day, shown on both texts and kept with the consents after it', async () => {
  await salimAndMaryam(office)
  await publishContent(huda(), { ...text('# من نحن\nشركة {legalName}. | شركة من صلالة.'), seen: 0 })
  expect(await said()).toEqual({ edition: { version: '1', date: '15 يناير 2026' }, words: ['من نحن: شركة من صلالة.'] })
  await giveMyConsent(office.customer(salimId), { purpose: 'marketing' })
  expect(await consentsOf(office.visitor(), salimId)).toMatchObject([{ textVersion: '1' }])

  office.later(86_400_000)
  await restoreContent(huda(), { page: 'privacy', version: 0 })
  expect((await termsOfUse(office.visitor())).edition).toEqual({ version: '2', date: '16 يناير 2026' })
  expect((await said()).words[0]).toContain('نحن المتحكم')
  expect(await consentsOf(office.visitor(), salimId)).toMatchObject([{ textVersion: '1' }])
  const facts = await office.db.selectFrom('facts').select(['name', 'data']).orderBy('sequence').execute()
  expect(facts.filter(({ name }) => name.startsWith('site.'))).toMatchObject([
    { data: { edition: '1' } },
    { data: { edition: '2' } },
  ])
})

test('a draft is shown to nobody and begins no edition; the pages that sell begin none either', async () => {
  await draftContent(huda(), { ...text('# مسودة'), seen: 0 })
  const rent = { page: 'rent' as const, title: 'إيجارك', lead: 'نحصّله', points: 'سند', seen: 0 }
  await publishContent(huda(), rent)
  expect(await legalEditionNow(office.visitor())).toBeNull()
  expect(await editedPage(office.visitor(), 'privacy', null)).toMatchObject({ draft: { points: '# مسودة' }, now: { version: 0 } })
})

test('both texts published at once are two editions', async () => {
  await Promise.all([
    publishContent(huda(), { ...text('# من نحن\nنحن.'), seen: 0 }),
    publishContent(huda(), { ...text('# قبول\nاستعمالك قبول.'), page: 'terms', seen: 0 }),
  ])
  expect(await legalEditionNow(office.visitor())).toMatchObject({ version: '2' })
})

test.each([
  ['بلا عنوان', 'ابدأ النص بعنوان بند'],
  ['# من نحن\n# حقوقك\nلك أن تطّلع.', 'البند «من نحن» بلا عنوان أو بلا جملة'],
  ['# من نحن\nشركة {owner}.', 'لا قيمة بالاسم {owner}'],
])('%s is refused with what to do', async (points, message) => {
  await expect(publishContent(huda(), { ...text(points), seen: 0 })).rejects.toMatchObject({
    issues: [{ path: ['points'], message: expect.stringContaining(message) }],
  })
})

test('how long records are kept is said as the office keeps them', async () => {
  expect((await said()).words.join()).toContain('10 سنوات للسجلات المالية، و15 سنة لما يخص العقار')
  const officer = office.staff('waleed', identityPermissions.manageRetention)
  await changeRetention(officer, { kind: 'finance', months: '144' })
  expect((await said()).words.join()).toContain('12 سنة للسجلات المالية')
})
