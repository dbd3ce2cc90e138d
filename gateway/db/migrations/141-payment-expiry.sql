create index payment_expiry on payment (expires_at) where status = 'pending';
