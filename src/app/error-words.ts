import { isRouteErrorResponse } from 'react-router'

type Words = { title: string; sentence: string }
type ShownWords = Words & { status: string; search: boolean }

/** A sentence of ours for each status: what happened, and what to do. */
const byStatus: Record<number, Words> = {
  400: { title: 'الطلب غير مكتمل', sentence: 'لم نفهم ما وصل. ارجع إلى الصفحة وأعد المحاولة.' },
  401: { title: 'سجّل الدخول أولًا', sentence: 'هذه الصفحة لأصحاب الحساب.' },
  403: { title: 'ليست ضمن صلاحياتك', sentence: 'اطلب الصلاحية من مدير النظام.' },
  404: { title: 'لا توجد صفحة هنا', sentence: 'ربما تغيّر الرابط. ابحث، أو اختر خدمة، أو ارجع إلى الرئيسية.' },
  405: { title: 'الطلب غير مكتمل', sentence: 'لم نفهم ما وصل. ارجع إلى الصفحة وأعد المحاولة.' },
  413: { title: 'الملف أكبر من الحد', sentence: 'صغّر الملف ثم أعد المحاولة.' },
  429: { title: 'محاولات كثيرة', sentence: 'انتظر قليلًا ثم أعد المحاولة.' },
  503: { title: 'الموقع متوقف مؤقتًا', sentence: 'نعود بعد قليل. ما أرسلته قبل التوقف محفوظ.' },
}
const unforeseen: Words = {
  title: 'تعذّر إكمال الطلب',
  sentence: 'الخلل من جهتنا، وبياناتك محفوظة. أعد المحاولة؛ وإن تكرر فأعطنا رمز المرجع.',
}

/** What React Router puts in the place of an error that is nobody's business. */
const kept = 'Unexpected Server Error'

/** `status` is what the machine says; a sentence thrown with it was worded for the person and goes first. */
export function errorWords(error: unknown): ShownWords {
  if (!isRouteErrorResponse(error)) {
    const said = error instanceof Error ? error.message : ''
    return { ...unforeseen, status: said === kept ? '500 Internal Server Error' : said, search: false }
  }
  const words = byStatus[error.status] ?? unforeseen
  const said = typeof error.data === 'string' && error.status < 500 && error.data !== words.title ? error.data : ''
  const sentence = /[\u0600-\u06ff]/.test(said) ? said : words.sentence
  const status = `${error.status} ${error.statusText}`.trim()
  return { title: words.title, sentence, status, search: sentence === byStatus[404]?.sentence }
}
