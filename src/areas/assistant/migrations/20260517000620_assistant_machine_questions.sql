-- What can be said of machines since they are hired out here; {machinePrices} and {machineKinds} stand for the list in force.
insert into questions (id, service, question, answer, link_path, link_label, position, published, changed_at)
select gen_random_uuid(), 'equipment', question, answer, link_path, link_label, position, true, now()
from (values
  ('بكم أستأجر معدّة؟',
   'لليوم قبل الضريبة: {machinePrices}. اختر مدتك وموقعك وترى الإجمالي مع النقل والضريبة.',
   '/services/equipment-rental#machines', 'اعرض المعدات', 101),
  ('كيف أطلب معدات؟',
   'اختر المدة والأنواع ({machineKinds})، واكتب الموقع واسمك وهاتفك. نعد لك عرض سعر تقبله برمز على هاتفك.',
   '/services/equipment-rental#machines', 'اعرض المعدات', 102)
) as told (question, answer, link_path, link_label, position)
on conflict (question) do nothing;
