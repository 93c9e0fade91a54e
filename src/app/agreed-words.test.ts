import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What stands on screens, in messages and on paper; tests tell what is not said any more. */
const sources = globSync('**/*.{ts,tsx,typ}', { cwd: root })
  .filter((path) => !path.includes('.test.') && !path.startsWith('testing/'))
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)

test.each([
  ['one number by which one follows', 'ورقم واحد تتتبّع به كل خطوة', /ورقم واحد يتتبّع/],
  ['where we work', 'من صلالة، لمحافظة ظفار كلها', /لكل محافظة ظفار/],
  ['cars', 'سيارتك جاهزة، والطريق على راحتك', null],
  ['a number to follow by', 'تحصل على رقم تتابع به طلبك', null],
  ['a search that is cleared', 'امسح شروط البحث', /(أزل|خفّف|هذه|بهذه|تشمله) المرشّحات/],
  ['tax beside a rent', 'تُضاف ضريبة', /، والضريبة <Num>/],
  ['what is late', '/> متأخرة', /\/> فات تاريخه/],
  ['what is not due yet', 'فواتير لم يحن موعدها', /صدر ولم يحن موعده/],
  ['what was collected', 'المحصَّل', /حُصّل وقُبض|'حُصّل (من|منذ)/],
  ['a payment that came', 'استلمنا دفعتك', /وصلت دفعتك|قُبضت دفعتك|قبضنا|تأكد تحويلك/],
  ['a settlement', 'جهّزنا تسوية {agreement}', /سُوّي لك \{amount\}/],
  ['a repair', 'وصلنا بلاغك {no}، ونحدد لك موعدًا قريبًا', /ونحدّد لك موعدًا قريبًا/],
  ['messages', 'اجعلها كلها مقروءة', /علّمها كلها مقروءة/],
  ['digits', 'طريقة عرض الأرقام', /شكل الأرقام|أعرض الأرقام/],
  ['a woman we called', 'اتصلنا بكِ', null],
  ['the code of a page that failed', 'رمز المرجع', /أعطنا رقم الطلب/],
])('it is said in the words agreed on, and nowhere as before: %s', (_, said, before) => {
  expect(sources.some(([, text]) => text.includes(said))).toBe(true)
  const still = before ? sources.filter(([, text]) => before.test(text)).map(([path]) => path) : []
  expect(still).toEqual([])
})
