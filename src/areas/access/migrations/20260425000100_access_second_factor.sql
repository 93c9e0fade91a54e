-- Whoever can open doors for others, or moves money, shows a second factor from the first sign-in on. An administrator may change it.
update roles set second_factor_required = true where key in ('administrator', 'generalManager', 'accountant', 'cashier');
