#!/bin/sh
# A user of the bucket for what serves pages, with the rights of edge-bucket.json. Run again, it changes nothing.
set -eu
secret() { cat "/run/secrets/$1"; }
mc alias set bucket http://bucket:9000 "$(secret bucket_user)" "$(secret bucket_password)"
mc admin policy create bucket edge /docker/edge-bucket.json
mc admin user add bucket "$(secret edge_bucket_user)" "$(secret edge_bucket_password)"
# What is attached already is refused.
mc admin policy attach bucket edge --user "$(secret edge_bucket_user)" ||
  mc admin user info bucket "$(secret edge_bucket_user)" | grep -q 'PolicyName: edge$'
