export const siteFactWords = {
  'site.content-published': 'نُشر المحتوى',
  'site.content-restored': 'استُعيدت نسخة',
  'site.content-drafted': 'حُفظت مسودة محتوى',
  'site.inquiry-sent': 'وصل استفسار',
  'site.service-requested': 'وصل طلب خدمة',
  'site.ticket-opened': 'فُتح طلب دعم',
  'site.request-taken': 'تولى الطلب موظف',
  'site.request-released': 'أُعيد الطلب إلى الصندوق',
  'site.request-assigned': 'أُسند الطلب',
  'site.request-answered': 'أُجيب الطلب',
  'site.request-closed': 'أُغلق الطلب',
  'site.request-reopened': 'أُعيد فتح الطلب',
  'site.request-due-set': 'تغيّر موعد الرد',
  'site.request-linked': 'رُبط الطلب بسجل العميل',
  'site.request-quoted': 'أُعد عرض سعر من الطلب',
  'site.request-phone-kept': 'أُضيف هاتف الطلب إلى سجل العميل',
  'site.customer-wrote': 'كتب العميل ردًا',
  'site.reply-saved': 'حُفظ رد جاهز',
  'site.reply-archived': 'أُرشف رد جاهز',
}

/** What the parts of its facts are called. */
export const sitePartWords = {
  answers: 'ما كُتب',
  mailbox: 'بريد الشركة',
  replyBy: 'طريقة الرد',
  lead: 'المقدمة',
  points: 'النقاط',
}
