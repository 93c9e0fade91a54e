export const taskFactWords = {
  'tasks.added': 'أُضيفت مهمة',
  'tasks.assigned': 'أُسندت المهمة',
  'tasks.rescheduled': 'تغيّر موعد المهمة',
  'tasks.completed': 'أُنجزت المهمة',
  'tasks.cancelled': 'أُلغيت المهمة',
  'tasks.reopened': 'أُعيد فتح المهمة',
  'tasks.put-off': 'أُجّل من الصفحة الأولى',
}
