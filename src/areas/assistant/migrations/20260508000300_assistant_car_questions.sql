-- What can be said of cars since they are booked here; {carPrices}, {carClasses} and {carsFree} stand for the list in force and the calendar.
insert into questions (id, service, question, answer, link_path, link_label, position, published, changed_at)
select gen_random_uuid(), 'cars', question, answer, link_path, link_label, position, true, now()
from (values
  ('بكم أستأجر سيارة؟',
   'لليوم شاملًا الضريبة: {carPrices}. اختر تواريخك وترى السعر كاملًا.',
   '/services/car-rental#cars', 'اعرض السيارات', 112),
  ('أي السيارات متاحة؟',
   'المتاح غدًا: {carsFree}. لغيره اختر تواريخك.',
   '/services/car-rental#cars', 'اعرض السيارات', 113),
  ('كيف أحجز سيارة؟',
   'اختر المكان والتواريخ والفئة ({carClasses})، واكتب اسمك وهاتفك، ثم الرمز الذي يصلك. لا يلزم حساب، والدفع عند التسليم.',
   '/services/car-rental#cars', 'اعرض السيارات', 114)
) as told (question, answer, link_path, link_label, position)
on conflict (question) do nothing;
