import { latinDigits } from '#values/text.ts'

/** How hard a password is to guess, as far as its shape says; the server looks it up among the known ones as well. */
export function strengthOf(password: string) {
  const length = [...password].length
  const words = password.split(/[\s._-]+/).filter((word) => word.length > 1).length
  if (length < 10 || new Set(password).size < 5 || /^[\d\s]+$/.test(latinDigits(password)))
    return { level: 1, says: 'ضعيفة. أضف كلمة أو كلمتين.' } as const
  if (words >= 3 || length >= 16) return { level: words >= 4 || length >= 20 ? 4 : 3, says: 'قوية.' } as const
  return { level: 2, says: 'متوسطة. أضف كلمة أخرى فتصير أقوى وأسهل حفظًا.' } as const
}
