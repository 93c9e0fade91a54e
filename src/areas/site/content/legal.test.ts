import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { legalEditionNow } from '#areas/company/public.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { giveMyConsent } from '#areas/identity/privacy/use-cases/change-consent.ts'
import { consentsOf } from '#areas/identity/public.ts'
import { enterCode } from '#areas/identity/registration/use-cases/enter-code.ts'
import { register } from '#areas/identity/registration/use-cases/register.ts'
import { changeRetention } from '#areas/identity/retention/use-cases/keep-no-longer.ts'
import { privacyPolicy, termsOfUse } from '#areas/site/pages/queries.ts'
import { sitePermissions as may } from '#areas/site/permissions.ts'
import { salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { password, peopleOf } from '#testing/people.ts'
import { clausesOf, textOf } from './clauses.ts'
import { editedPage } from './legal.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { draftContent, publishContent, restoreContent } from './use-cases/publish-content.ts'

const office = testOffice()
const { codeSentTo } = peopleOf(office)
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
  expect((await said()).edition).toEqual({ version: null, date: '28 نوفمبر 2026' })
  expect((await said()).words[0]).toContain('نحن المتحكم')
})

test('each publication is an edition of its text and day, shown on it alone and kept with the consents to it', async () => {
  await salimAndMaryam(office)
  await publishContent(huda(), { ...text('# من نحن\nشركة {legalName}. | شركة من صلالة.'), seen: 0 })
  expect(await said()).toEqual({ edition: { version: '1', date: '15 يناير 2026' }, words: ['من نحن: شركة من صلالة.'] })
  await giveMyConsent(office.customer(salimId), { purpose: 'marketing' })
  expect(await consentsOf(office.visitor(), salimId)).toMatchObject([{ textVersion: '1' }])

  office.later(86_400_000)
  await restoreContent(huda(), { page: 'privacy', version: 0 })
  expect((await said()).edition).toEqual({ version: '2', date: '16 يناير 2026' })
  expect((await termsOfUse(office.visitor())).edition.version).toBeNull()
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
  expect(await legalEditionNow(office.visitor(), 'privacy')).toBeNull()
  expect(await editedPage(office.visitor(), 'privacy', null)).toMatchObject({ draft: { points: '# مسودة' }, now: { version: 0 } })
})

test('both texts published at once have an edition each; twice the same one is two', async () => {
  await Promise.all([
    publishContent(huda(), { ...text('# من نحن\nنحن.'), seen: 0 }),
    publishContent(huda(), { ...text('# قبول\nاستعمالك قبول.'), page: 'terms', seen: 0 }),
  ])
  const editions = () => Promise.all((['privacy', 'terms'] as const).map((page) => legalEditionNow(office.visitor(), page)))
  expect(await editions()).toMatchObject([{ version: '1' }, { version: '1' }])
  await Promise.all(
    (['privacy', 'terms'] as const).map((page) => publishContent(huda(), { ...text('# من نحن\nغيره.'), page, seen: 1 })),
  )
  expect(await editions()).toMatchObject([{ version: '2' }, { version: '2' }])
})

test('whoever registers agrees to two texts, each in the edition that was shown', async () => {
  for (const seen of [0, 1]) await publishContent(huda(), { ...text('# من نحن\nنحن.'), seen })
  await publishContent(huda(), { ...text('# قبول\nاستعمالك قبول.'), page: 'terms', seen: 0 })
  const salim = { name: 'سالم المعشني', phone: '9123 4567', password, terms: 'yes', marketing: 'yes', formId: 'x' } as const
  const { to } = await register(office.visitor(), salim)
  await publishContent(huda(), { ...text('# قبول\nغيره.'), page: 'terms', seen: 1 })
  await enterCode(office.visitor(), { token: to.replace('/verify/', ''), oneTimeCode: await codeSentTo('+96891234567') })
  const consents = await office.db.selectFrom('consents').select(['purpose', 'textVersion']).orderBy('purpose').execute()
  expect(consents.map(({ purpose, textVersion }) => `${purpose} ${textVersion}`)).toEqual(['marketing 2', 'privacy 2', 'terms 1'])
})

test('texts of before the editions parted go on from the number both had', async () => {
  const both = [
    { key: 'legalVersion', value: JSON.stringify('3') },
    { key: 'legalDate', value: JSON.stringify('2026-01-02') },
  ]
  await office.db
    .insertInto('settings')
    .values(both.map((row) => ({ ...row, changedAt: office.visitor().now() })))
    .execute()
  const migration = `${import.meta.dirname}/../../company/migrations/20260300000600_company_legal_editions.sql`
  await sql.raw(readFileSync(migration, 'utf8')).execute(office.owner)
  expect((await termsOfUse(office.visitor())).edition).toEqual({ version: '3', date: '2 يناير 2026' })
  await publishContent(huda(), { ...text('# من نحن\nنحن.'), seen: 0 })
  expect([(await said()).edition?.version, (await termsOfUse(office.visitor())).edition?.version]).toEqual(['4', '3'])
})

test.each([
  ['بلا عنوان', 'ابدأ النص بعنوان بند'],
  ['# من نحن\n# حقوقك\nلك أن تطّلع.', 'البند «من نحن» بلا عنوان أو بلا جملة'],
  ['# من نحن\nشركة {owner}.', 'لا قيمة بالاسم {owner}'],
  ['# من نحن\nشركة {الاسم}.', 'لا قيمة بالاسم {الاسم}'],
  ['# من نحن\nشركة { legalName }.', 'لا قيمة بالاسم { legalName }'],
  ['# من نحن\nشركة {legalName.', 'قوس { أو } بلا صاحبه'],
  ['# من نحن\nشركة {}.', 'لا قيمة بالاسم {}'],
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
