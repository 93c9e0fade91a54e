export const recordFactWords = {
  'records.note-added': 'أُضيفت ملاحظة',
  'records.note-archived': 'أُرشفت ملاحظة',
  'records.note-restored': 'استُعيدت ملاحظة',
  'records.file-attached': 'أُرفق ملف',
  'records.file-archived': 'أُرشف مرفق',
  'records.file-restored': 'استُعيد مرفق',
}
