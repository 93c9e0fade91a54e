import { expect, test } from 'vitest'
import { islands } from './islands.ts'

const found = (sentence: string) => islands(sentence).filter((_, place) => place % 2)

test('what is read from left to right is cut out of an Arabic sentence whole', () => {
  expect(islands('رقم الهاتف 8 أرقام، مثل 9123 4567')).toEqual(['رقم الهاتف 8 أرقام، مثل ', '9123 4567', ''])
  expect(found('اكتب مثل +971 50 123 4567، أو +96891234567.')).toEqual(['+971 50 123 4567', '+96891234567'])
  expect(found('وصل طلبك SRV-2026-00042 وحُوّل.')).toEqual(['SRV-2026-00042'])
  expect(found('مثل OM81 0180 0000 0129 9123 456 بلا فراغ')).toEqual(['OM81 0180 0000 0129 9123 456'])
  expect(found('إلى said@altahaluf.example.')).toEqual(['said@altahaluf.example'])
  expect(found('السكة 2214/A-7، مبنى B-12 3، واللوحة 4120 BY.')).toEqual(['2214/A-7', 'B-12 3', '4120 BY'])
  expect(found('التفاصيل في https://najah.om/a/?b=1، واقرأها')).toEqual(['https://najah.om/a/?b=1'])
  expect(found('أساسية 5%، وحُصّل 82.5% منها')).toEqual(['5%', '82.5%'])
  expect(found('حجم «big file-2.pdf» 9.0 ميجابايت، و«عقد.pdf»، و«الوحدة 50.000»')).toEqual(['big file-2.pdf', 'عقد.pdf'])
  expect(found('أرفق 3 PDF أو 2 صور')).toEqual([])
  expect(found('يوم 22/11/2026، الساعة 8:00-9:30.')).toEqual(['8:00-9:30'])
})

test('a sentence without any is left as it is', () => {
  expect(islands('بقيت 3 أرقام.')).toEqual(['بقيت 3 أرقام.'])
})
