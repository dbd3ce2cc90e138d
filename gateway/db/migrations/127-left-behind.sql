-- What was left behind by orders that were deleted, by vouchers of teams and by chat windows.

-- Papers of deleted orders, which nobody can read: the background jobs found them due again and again.
update member_order set photos_at = null, lading_at = null
where hidden_at is not null and (photos_at is not null or lading_at is not null);

-- A voucher of a team's order is the team's, as the files of its requests are: it outlives the account of who sent it.
update upload set member_id = voucher.member_id
from voucher join team on team.member_id = voucher.member_id
where upload.path = voucher.file and upload.uses = 1 and upload.member_id <> voucher.member_id;

-- Payments that a person began for a team, and the accounts that persons with a cancelled account paid from.
create index payment_begun_by on payment (begun_by) where begun_by is not null;
update payment set account = null
from member where member.id = payment.begun_by and member.cancelled_at is not null;

-- Tickets that have expired are deleted.
create index chat_ticket_expiry on chat_ticket (expires_at);
