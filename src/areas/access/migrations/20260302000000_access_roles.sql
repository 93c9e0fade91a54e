create table roles (
  key text primary key,
  name_ar text not null,
  name_feminine text not null,
  line text not null,
  -- Came with the house: its key is known to the code, so it can be changed and archived but is never gone.
  system boolean not null,
  second_factor_required boolean not null,
  archived_at timestamptz
);

create table role_permissions (
  role text not null references roles,
  permission text not null,
  scope text not null check (scope in ('own', 'assigned', 'branch', 'all')),
  -- In baisa, and in percent; null is without a bound.
  amount_limit bigint check (amount_limit >= 0),
  discount_limit integer check (discount_limit between 0 and 100),
  primary key (role, permission)
);

-- The permissions the first roles have been given once. What an administrator takes back later stays taken back.
create table introduced_permissions (
  permission text primary key,
  introduced_at timestamptz not null
);

create table user_roles (
  id uuid primary key,
  account_id uuid not null references user_accounts,
  role text not null references roles,
  -- Where it holds; null is everywhere.
  branch_id uuid references branches,
  since timestamptz not null,
  until timestamptz,
  check (until is null or until >= since)
);
create index on user_roles (account_id);
create index on user_roles (role);

create table delegations (
  id uuid primary key,
  from_account uuid not null references user_accounts,
  to_account uuid not null references user_accounts,
  since timestamptz not null,
  until timestamptz not null,
  reason text not null,
  check (from_account <> to_account),
  check (until >= since)
);
create index on delegations (to_account, until);
create index on delegations (from_account, until);

insert into roles (key, name_ar, name_feminine, line, system, second_factor_required) values
  ('administrator', 'مدير النظام', 'مديرة النظام', 'الإعدادات والمستخدمون والأدوار، ولا مال', true, false),
  ('generalManager', 'المدير العام', 'المديرة العامة', 'يرى كل شيء ويعتمد ما فوق الحدود', true, false),
  ('branchManager', 'مدير الفرع', 'مديرة الفرع', 'كل ما في فرع واحد', true, false),
  ('accountant', 'محاسب', 'محاسبة', 'الفواتير والسندات والمطابقة', true, false),
  ('financeManager', 'المدير المالي', 'المديرة المالية', 'يعتمد ويقفل الفترات ويقدّم الضريبة', true, false),
  ('cashier', 'أمين الصندوق', 'أمينة الصندوق', 'القبض والصرف', true, false),
  ('collector', 'محصّل', 'محصّلة', 'المتأخرات والزيارات والوعود', true, false),
  ('propertyOfficer', 'مسؤول العقارات', 'مسؤولة العقارات', 'الوحدات وعقود الإيجار والتسليم', true, false),
  ('technician', 'فني الصيانة', 'فنية الصيانة', 'بلاغات الصيانة', true, false),
  ('projectsManager', 'مدير المشاريع', 'مديرة المشاريع', 'المشاريع كلها ومراحلها', true, false),
  ('siteEngineer', 'مهندس الموقع', 'مهندسة الموقع', 'مشاريع الموقع المُسندة إليه', true, false),
  ('equipmentOfficer', 'مسؤول المعدات', 'مسؤولة المعدات', 'المعدات وتأجيرها', true, false),
  ('operator', 'مشغّل معدّة', 'مشغّلة معدّة', 'ساعات عمله على معدّته', true, false),
  ('fleetOfficer', 'مسؤول المركبات', 'مسؤولة المركبات', 'المركبات وحجوزاتها', true, false),
  ('counterAgent', 'موظف الاستقبال', 'موظفة الاستقبال', 'استقبال العملاء في كل الخدمات', true, false),
  ('parcelsClerk', 'موظف الطرود', 'موظفة الطرود', 'استلام الطرود وتخزينها وتسليمها', true, false),
  ('parcelsSupervisor', 'مشرف الطرود', 'مشرفة الطرود', 'التوزيع والاستثناءات والعهدة', true, false),
  ('courier', 'مندوب التوصيل', 'مندوبة التوصيل', 'كشف توصيله وعهدته', true, false),
  ('customerService', 'موظف خدمة العملاء', 'موظفة خدمة العملاء', 'صندوق الوارد وطلبات الدعم والمكالمات', true, false),
  ('auditor', 'مدقق', 'مدققة', 'يطّلع على كل شيء ولا يغيّر شيئًا', true, false),
  ('dataProtectionOfficer', 'مسؤول حماية البيانات', 'مسؤولة حماية البيانات', 'طلبات الخصوصية وحوادث البيانات', true, false);

-- Whoever could do everything so far: both roles of the one who opened the office.
insert into user_roles (id, account_id, role, since)
select gen_random_uuid(), user_accounts.id, roles.key, now()
from user_accounts, roles where administrator and roles.key in ('administrator', 'generalManager');

alter table user_accounts drop column administrator;
