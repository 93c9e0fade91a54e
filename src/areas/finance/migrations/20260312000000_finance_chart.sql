-- The chart of accounts. A leaf of an account is the account with its key: one box, one customer, one contract. Class 9 is
-- memorandum: what is watched and is neither ours nor money. `floor` says that no leaf passes zero, and who sees to it: the leaf
-- itself is held while something is taken from it, or the rows of its documents are. `by_hand` marks what a journal voucher may name.
create table accounts (
  code text primary key check (code ~ '^[1-69]\d{3}(\d{2})?$'),
  parent text references accounts,
  name_ar text not null check (name_ar <> ''),
  type text not null check (type in ('asset', 'liability', 'equity', 'clearing', 'income', 'cost', 'memo')),
  side text not null check (side in ('debit', 'credit')),
  key_kind text,
  floor text check (floor in ('leaf', 'documents')),
  by_hand boolean not null default false,
  active boolean not null default true,
  check ((type = 'memo') = (code like '9%')),
  check ((type in ('income', 'cost')) = (code ~ '^[456]')),
  check (case when parent is null then length(code) = 4 else length(code) = 6 and left(code, 4) = parent and key_kind is null and type <> 'clearing' end)
);

insert into accounts (code, name_ar, type, side, key_kind, floor) values
  ('1110', 'الصندوق', 'asset', 'debit', 'box', 'leaf'),
  ('1115', 'عهد المندوبين', 'asset', 'debit', 'courier', 'leaf'),
  ('1116', 'ذمم الموظفين، فروق وعهد', 'asset', 'debit', 'employee', 'leaf'),
  ('1120', 'البنك، الحساب التشغيلي', 'asset', 'debit', 'bank-account', null),
  ('1130', 'البنك، حساب الأمانات', 'asset', 'debit', 'bank-account', 'leaf'),
  ('1140', 'شيكات برسم التحصيل', 'asset', 'debit', null, null),
  ('1145', 'نقد في الطريق إلى البنك', 'asset', 'debit', 'cash-deposit', 'leaf'),
  ('1150', 'تسوية البطاقات والدفع الإلكتروني', 'asset', 'debit', 'provider', 'leaf'),
  ('1210', 'ذمم العملاء', 'asset', 'debit', 'party', 'documents'),
  ('1219', 'مخصص خسائر ائتمانية', 'asset', 'credit', null, null),
  ('1225', 'مستحق على الملّاك', 'asset', 'debit', 'mandate', 'leaf'),
  ('1230', 'محتجزات لدى العملاء', 'asset', 'debit', 'project', 'leaf'),
  ('1240', 'دفعات مقدمة للمورّدين', 'asset', 'debit', 'supplier', 'leaf'),
  ('1245', 'مطالبات على ناقلين وتأمين', 'asset', 'debit', 'claim', 'leaf'),
  ('1250', 'ضريبة المدخلات', 'asset', 'debit', 'quarter', null),
  ('1260', 'مصروفات مدفوعة مقدمًا', 'asset', 'debit', null, 'leaf'),
  ('1270', 'هوامش ضمانات بنكية', 'asset', 'debit', 'bond', 'leaf'),
  ('1290', 'مدفوعات غير معرّفة', 'asset', 'debit', 'bank-line', 'leaf'),
  ('1310', 'مخزون المواد', 'asset', 'debit', 'item', 'leaf'),
  ('1325', 'أعمال منجزة لم تُفوتر', 'asset', 'debit', 'project', 'leaf'),
  ('1510', 'معدات', 'asset', 'debit', 'asset', 'leaf'),
  ('1520', 'مركبات', 'asset', 'debit', 'asset', 'leaf'),
  ('1530', 'أثاث وأجهزة', 'asset', 'debit', 'asset', 'leaf'),
  ('1590', 'مجمع الإهلاك', 'asset', 'credit', 'asset', 'leaf'),
  ('2110', 'المورّدون', 'liability', 'credit', 'supplier', 'leaf'),
  ('2120', 'أمانات الملّاك', 'liability', 'credit', 'mandate', 'leaf'),
  ('2125', 'مستحقات الملّاك بعد التسوية', 'liability', 'credit', 'owner', 'leaf'),
  ('2130', 'تأمينات المستأجرين المستردة', 'liability', 'credit', 'contract', 'leaf'),
  ('2140', 'تأمينات السيارات والمعدات المستردة', 'liability', 'credit', 'contract', 'leaf'),
  ('2150', 'تحصيل عند الاستلام، لم يؤكده البنك', 'liability', 'credit', 'merchant', 'leaf'),
  ('2155', 'تحصيل عند الاستلام، مستحق الدفع', 'liability', 'credit', 'merchant', 'leaf'),
  ('2159', 'مقبوضات غير معرّفة', 'liability', 'credit', 'bank-line', 'leaf'),
  ('2160', 'أرصدة العملاء الدائنة', 'liability', 'credit', 'party', 'leaf'),
  ('2165', 'دفعات مقدمة على المشاريع', 'liability', 'credit', 'project', 'leaf'),
  ('2170', 'محتجزات مقاولي الباطن', 'liability', 'credit', 'subcontract', 'leaf'),
  ('2180', 'ضريبة المخرجات', 'liability', 'credit', 'quarter', null),
  ('2185', 'ضريبة مستحقة للجهاز', 'liability', 'credit', null, null),
  ('2190', 'رواتب مستحقة', 'liability', 'credit', null, 'leaf'),
  ('2195', 'رسوم حكومية بالنيابة', 'liability', 'credit', 'item', 'leaf'),
  ('2196', 'مخالفات مرورية مستحقة', 'liability', 'credit', 'item', 'leaf'),
  ('2197', 'تعويضات مستحقة', 'liability', 'credit', 'claim', 'leaf'),
  ('2210', 'إيرادات مؤجلة', 'liability', 'credit', 'contract', 'leaf'),
  ('2510', 'قروض', 'liability', 'credit', 'loan', 'leaf'),
  ('2520', 'مكافأة نهاية الخدمة', 'liability', 'credit', null, 'leaf'),
  ('3100', 'رأس المال', 'equity', 'credit', null, null),
  ('3200', 'الاحتياطي القانوني', 'equity', 'credit', null, null),
  ('3300', 'أرباح مبقاة', 'equity', 'credit', null, null),
  ('3995', 'تسوية داخلية بين الأنشطة', 'clearing', 'credit', null, null),
  ('3999', 'مقابل الأرصدة الافتتاحية', 'clearing', 'credit', null, null),
  ('4100', 'عمولات تحصيل الإيجارات', 'income', 'credit', null, null),
  ('4110', 'رسوم التأجير والإدارة', 'income', 'credit', null, null),
  ('4200', 'إيراد المقاولات', 'income', 'credit', null, null),
  ('4300', 'إيراد تأجير المعدات', 'income', 'credit', null, null),
  ('4310', 'نقل المعدات وتشغيلها', 'income', 'credit', null, null),
  ('4390', 'تأجير داخلي', 'income', 'credit', null, null),
  ('4400', 'إيراد تأجير السيارات', 'income', 'credit', null, null),
  ('4410', 'كيلومترات إضافية وتغطية اختيارية', 'income', 'credit', null, null),
  ('4420', 'تعويضات الأضرار', 'income', 'credit', null, null),
  ('4430', 'تأمينات مصادرة', 'income', 'credit', null, null),
  ('4440', 'رسوم إدارية', 'income', 'credit', null, null),
  ('4450', 'غرامات التأخير', 'income', 'credit', null, null),
  ('4500', 'إيراد توصيل الطرود', 'income', 'credit', null, null),
  ('4510', 'رسوم التحصيل عند الاستلام', 'income', 'credit', null, null),
  ('4520', 'رسوم التخزين', 'income', 'credit', null, null),
  ('4900', 'إيرادات أخرى', 'income', 'credit', null, null),
  ('4910', 'زيادة الصناديق', 'income', 'credit', null, null),
  ('5200', 'مواد', 'cost', 'debit', null, null),
  ('5210', 'مقاولو الباطن', 'cost', 'debit', null, null),
  ('5220', 'عمالة المشاريع', 'cost', 'debit', null, null),
  ('5230', 'تأجير داخلي على المشاريع', 'cost', 'debit', null, null),
  ('5300', 'وقود المعدات وصيانتها', 'cost', 'debit', null, null),
  ('5400', 'صيانة المركبات وتأمينها', 'cost', 'debit', null, null),
  ('5500', 'ناقلون ومندوبون', 'cost', 'debit', null, null),
  ('6100', 'رواتب', 'cost', 'debit', null, null),
  ('6110', 'مصروفات عامة وإيجار المكاتب', 'cost', 'debit', null, null),
  ('6120', 'كهرباء ومياه واتصالات', 'cost', 'debit', null, null),
  ('6130', 'رسوم حكومية وتراخيص', 'cost', 'debit', null, null),
  ('6140', 'تسويق', 'cost', 'debit', null, null),
  ('6150', 'عمولات بنكية ودفع إلكتروني', 'cost', 'debit', null, null),
  ('6160', 'إهلاك', 'cost', 'debit', null, null),
  ('6170', 'ديون معدومة', 'cost', 'debit', null, null),
  ('6180', 'غرامات تتحملها الشركة', 'cost', 'debit', null, null),
  ('6190', 'عجز الصناديق', 'cost', 'debit', null, null),
  ('6195', 'تعويضات الطرود', 'cost', 'debit', null, null),
  ('6199', 'فروق التقريب', 'cost', 'debit', null, null),
  ('9110', 'إيجارات مستحقة للملّاك على المستأجرين', 'memo', 'debit', 'party', 'documents'),
  ('9120', 'مقابل الإيجارات المستحقة للملّاك', 'memo', 'credit', 'mandate', 'documents'),
  ('9130', 'تأمينات منتظرة', 'memo', 'debit', 'party', 'documents'),
  ('9139', 'مقابل التأمينات المنتظرة', 'memo', 'credit', 'contract', 'documents'),
  ('9210', 'شيكات في الحافظة', 'memo', 'debit', 'party', 'leaf'),
  ('9220', 'شيكات لدى البنك', 'memo', 'debit', 'party', 'leaf'),
  ('9230', 'شيكات مرتجعة', 'memo', 'debit', 'party', 'leaf'),
  ('9290', 'مقابل الشيكات', 'memo', 'credit', 'party', 'leaf'),
  ('9310', 'ضمانات بنكية صادرة', 'memo', 'debit', 'bond', 'leaf'),
  ('9390', 'مقابل الضمانات الصادرة', 'memo', 'credit', 'bond', 'leaf'),
  ('9410', 'حجوزات بطاقات غير مقبوضة', 'memo', 'debit', 'contract', 'leaf'),
  ('9490', 'مقابل حجوزات البطاقات', 'memo', 'credit', 'contract', 'leaf');

-- Cheques are posted when the bank has paid them, so nothing lies in this one.
update accounts set active = false where code = '1140';
update accounts set by_hand = true where code in ('1219', '1260', '1270', '2510', '2520', '3100', '3200', '3300', '4900');

-- What an account is never changes: its name does, and whether it is used. Nobody removes one that has a leaf, nor any other.
create function account_stays() returns trigger language plpgsql as $$
begin
  if (new.code, new.parent, new.type, new.side, new.key_kind, new.floor, new.by_hand)
    is distinct from (old.code, old.parent, old.type, old.side, old.key_kind, old.floor, old.by_hand)
  then
    raise exception 'account % stays what it is', old.code using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger accounts_stay before update on accounts for each row execute function account_stays();
create trigger accounts_kept before delete or truncate on accounts for each statement execute function kept_for_good();

-- Which debit may meet which credit, as the posting rules have it: a pair nobody wrote a rule for is refused.
create table allowed_pairs (
  debit text not null references accounts,
  credit text not null references accounts,
  primary key (debit, credit)
);
insert into allowed_pairs select debit, unnest(string_to_array(credits, ' ')) from (values
  ('1110', '1115 2159 2160 4910'),
  ('1115', '2150'),
  ('1116', '1115'),
  ('1120', '1130 1145 1150 1270 2159 2160 2185 3100'),
  ('1130', '1120 2160 3999'),
  ('1145', '1110'),
  ('1150', '2160'),
  ('1210', '1230 2120 2125 2130 2140 2155 2160 2165 2180 2195 2196 2210 4100 4110 4200 4300 4400 4420 4430 4440 4450 4500 4510 4520'),
  ('1225', '2120'),
  ('1230', '4200'),
  ('1250', '1110 1150 2110'),
  ('1270', '1120'),
  ('2110', '1120'),
  ('2120', '1210 1225 2110 2125 2130 2140 2160'),
  ('2125', '1130 1210'),
  ('2130', '1110 1120 1130 1210 2120 2130 2140 2160'),
  ('2140', '1110 1120 1130 1210 2120 2130 2140 2160'),
  ('2150', '2155'),
  ('2155', '1120 1210'),
  ('2159', '2160'),
  ('2160', '1110 1120 1130 1150 1210 2120 2130 2140'),
  ('2165', '4200'),
  ('2170', '2110'),
  ('2180', '1210 2185'),
  ('2185', '1120 1250 2180'),
  ('2190', '1120'),
  ('2195', '1120'),
  ('2196', '1120'),
  ('2197', '2160'),
  ('2210', '1210 4400'),
  ('3300', '4100 4110 4200 4300 4390 4400 4420 4430 4440 4450 4500 4510 4520 4910 5210 5230 6100 6110 6150 6160 6170 6180 6190 6195'),
  ('3995', '4390'),
  ('3999', '2120'),
  ('4100', '1210 3300'),
  ('4110', '1210 3300'),
  ('4200', '3300'),
  ('4300', '1210 3300'),
  ('4390', '3300'),
  ('4400', '1210 3300'),
  ('4420', '1210 3300'),
  ('4430', '3300'),
  ('4440', '1210 3300'),
  ('4450', '1210 3300'),
  ('4500', '1210 3300'),
  ('4510', '1210 3300'),
  ('4520', '1210 3300'),
  ('4910', '3300'),
  ('5210', '2110 2170 3300'),
  ('5230', '3300 3995'),
  ('6100', '2190 3300'),
  ('6110', '1110 2110 3300'),
  ('6150', '1120 1150 3300'),
  ('6160', '1590 3300'),
  ('6170', '1210 3300'),
  ('6180', '2196 3300'),
  ('6190', '1110 3300'),
  ('6195', '2197 3300'),
  ('9110', '9120'),
  ('9120', '9110'),
  ('9130', '9139'),
  ('9139', '9130'),
  ('9210', '9290'),
  ('9220', '9210 9230'),
  ('9230', '9220'),
  ('9290', '9210 9220 9230'),
  ('9310', '9390'),
  ('9390', '9310')
) rules (debit, credits);
create trigger allowed_pairs_kept before update or delete or truncate on allowed_pairs
  for each statement execute function kept_for_good();
comment on table allowed_pairs is 'read only';

-- An account below another is of its kind, and meets what that one may meet. It runs as whoever made the tables: the application
-- itself writes no pairs.
create function account_below() returns trigger language plpgsql as $$
begin
  select a.type, a.side, a.key_kind, a.floor, a.by_hand into strict new.type, new.side, new.key_kind, new.floor, new.by_hand
  from accounts a where a.code = new.parent;
  return new;
end $$;
create trigger accounts_below before insert on accounts for each row when (new.parent is not null) execute function account_below();

create function pairs_below() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into allowed_pairs
    select new.code, credit from allowed_pairs where debit = new.parent
    union select debit, new.code from allowed_pairs where credit = new.parent
    on conflict do nothing;
  return null;
end $$;
create trigger accounts_pairs after insert on accounts for each row when (new.parent is not null) execute function pairs_below();
