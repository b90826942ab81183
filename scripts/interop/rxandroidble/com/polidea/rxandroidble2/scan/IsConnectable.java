package com.polidea.rxandroidble2.scan;

public enum IsConnectable { CONNECTABLE, NOT_CONNECTABLE, LEGACY_UNKNOWN }
